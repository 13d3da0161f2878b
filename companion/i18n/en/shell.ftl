### The kiosk around the games

shell-app-name = Tumbleweed
shell-app-line = Your table throws the dice. The rest is counted for you.
shell-yes = Yes
shell-cancel = Cancel
shell-done = Done
shell-back = Back
shell-undo = Undo
shell-quit = Close Tumbleweed
shell-no-store = The games cannot be saved
shell-go-on-unsaved = Go on without saving
shell-coming = This game is not at the table yet.
shell-coming-short = coming
shell-file-set-aside = A file could not be read and was kept as { $name }.

## Home

shell-home-resume = Go on playing
shell-history = Past games
shell-statistics = Statistics
shell-help = Rules
shell-settings = Settings
shell-game-bang-dice = { bang-dice-title }
shell-game-bang-dice-note = 3 to 8 players
shell-game-bang-cards = BANG! with cards
shell-game-bang-cards-note = 2 to 8 players
shell-game-western-legends = { western-legends-title }
shell-game-western-legends-note = 2 to 6 players
shell-ago-now = just now
shell-ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
  }
shell-ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
  }
shell-ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
  }

## Past games

shell-filter-all = All
shell-filter-open = Open
shell-filter-over = Finished
shell-filter-archived = Put away
shell-filter-everybody = Everybody
shell-past-none = Nothing here yet. The first game will change that.
shell-past-open = { $count ->
    [one] open, { $count } action
   *[other] open, { $count } actions
  }
shell-past-over = finished
shell-past-archive = Put away
shell-past-archived = The game was put away.
shell-past-delete = Delete
shell-past-deleted = The game was deleted.
shell-won-law = The law won
shell-won-outlaws = The outlaws won
shell-won-renegade = The renegade won
shell-won-hunter = The hunter won
shell-won-last-standing = The last one standing won
shell-won-draw = Nobody won
shell-export-csv = CSV
shell-export-json = JSON
shell-exported = Saved as { $path }
shell-share-picture = Picture to share

## Statistics

shell-stat-faces = How the faces fell
shell-stat-fair-line = The line marks one in six, the fair share.
shell-stat-share = { NUMBER($share, minimumFractionDigits: 1) } %
shell-stat-players = Players
shell-stat-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
shell-stat-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
  } ({ $percent } %)
shell-luck-lucky = lucky
shell-luck-average = as expected
shell-luck-unlucky = unlucky
shell-fair-too-few = { $dice ->
    [one] Only { $dice } die was thrown so far
   *[other] Only { $dice } dice were thrown so far
  }: too few to judge them.
shell-fair-fair = { $dice } dice thrown. They look fair: { $percent } % of fair sets stray this far or further.
shell-fair-doubtful = { $dice } dice thrown. A bit odd: only { $percent } % of fair sets stray this far. Keep an eye on them.
shell-fair-unfair = { $dice } dice thrown. These dice are hardly fair: only { $percent } % of fair sets stray this far.

## Settings

shell-settings-general = General
shell-settings-language = Language
shell-settings-edition = Edition of the dice game
shell-settings-edition-note = The characters are called as in the box on your table.
shell-settings-sounds = Sounds
shell-settings-turn = Turn questions to the seat
shell-settings-turn-note = Otherwise everything faces one way.
shell-settings-house-rules = House rules
shell-settings-house-rules-note = New tables start with these; each table can still change them.
shell-settings-players = Players
shell-players-note = People whose name, colour and sign are remembered.
shell-player-forget = Forget
shell-player-forgotten = The player was forgotten.
shell-settings-camera = Dice camera
shell-settings-lights = LED table
shell-settings-kiosk = Kiosk
shell-settings-fullscreen = Full screen
shell-settings-dim = Dim the screen after
shell-dim-0 = never
shell-dim-60 = 1 min
shell-dim-120 = 2 min
shell-dim-300 = 5 min
shell-dim-900 = 15 min
shell-settings-pin = PIN
shell-settings-pin-note = Asked for before full screen is left or the app is closed.
shell-pin-set = Set a PIN
shell-pin-change = Change the PIN
shell-pin-drop = No PIN
shell-pin-enter = Enter the PIN
shell-pin-new = Choose a PIN
shell-pin-again = Once more
shell-pin-wrong = That is not it
shell-pin-kept = The PIN is set.
shell-settings-backup = Backup
shell-backup-note = All games, players and settings in one file. The PIN and the camera's address are left out.
shell-backup-write = Write a backup
shell-backup-latest = Newest: { $name }
shell-backup-none = No backup yet.
shell-backup-restore = Bring back the newest
shell-backup-sure = Games from { $name } are added, and its settings replace yours. No game here is lost.
shell-backup-written = { $count ->
    [one] { $count } game saved as { $path }
   *[other] { $count } games saved as { $path }
  }
shell-backup-restored = { $count ->
    [one] { $count } game was added.
   *[other] { $count } games were added.
  }
shell-backup-bad = This file is not a whole backup. Nothing was changed.

## Rules at hand

shell-help-turn = A turn
shell-help-faces = Dice
shell-help-roles = Roles
shell-help-characters = Characters
shell-help-app = This app
shell-help-turn-roll = 1. Throw
shell-help-turn-roll-body = Throw all five dice. Keep what you like and throw the rest again, up to twice.
shell-help-turn-arrows = 2. Arrows count at once
shell-help-turn-arrows-body = Take a token for every arrow right after each throw. The last token brings the Indian attack.
shell-help-turn-dynamite = 3. Dynamite stays
shell-help-turn-dynamite-body = It cannot be thrown again. The third one ends your throwing and costs you a life.
shell-help-turn-bullseyes = 4. Shoot
shell-help-turn-bullseyes-body = Choose a target for every bullseye, one or two seats away.
shell-help-turn-beers = 5. Drink
shell-help-turn-beers-body = Give each beer to yourself or to anybody else at the table.
shell-help-turn-gatling = 6. Gatling
shell-help-turn-gatling-body = Three or more fire at everybody else and send your own arrows back.
shell-help-turn-next = 7. Pass the dice
shell-help-turn-next-body = The next living player to your left goes on.
shell-help-app-tap = Tap to answer
shell-help-app-tap-body = The line at the top says what is awaited and from whom. Only what is allowed lights up.
shell-help-app-hold = Hold to correct
shell-help-app-hold-body = Press a number long to set it right. The old value stays in the history.
shell-help-app-undo = Undo as far as you like
shell-help-app-undo-body = Every step has a name and can be taken back and brought back.
shell-help-app-camera = The camera reads the dice
shell-help-app-camera-body = Just throw. A die it is not sure of waits for your tap; it never guesses.
shell-help-app-seats = Seats as you sit
shell-help-app-seats-body = Drag the players round the table until the picture matches the room.
