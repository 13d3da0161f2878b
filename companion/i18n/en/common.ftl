### Words that all games share

language-name = English

refusal-bad-form = This could not be understood.
refusal-unknown-action = There is no such action.
refusal-bad-players = These players cannot start this game.
refusal-bad-options = There is no such house rule.
refusal-bad-position = This position is not possible.
refusal-game-over = The game is over.
refusal-wrong-phase = This is not the moment for that.
refusal-nothing-to-undo = There is nothing to undo.
refusal-nothing-to-redo = There is nothing to redo.
refusal-no-game = No game is open.
refusal-unknown-game = There is no such game.
refusal-unknown-op = There is no such request.
refusal-not-json = The request is not JSON.
refusal-not-utf8 = The request is not UTF-8 text.
refusal-line-too-long = The request is too long.
refusal-disk-full = The disk is full. Nothing was lost; free some space and try again.
refusal-read-only = The disk cannot be written to. Nothing was lost.
refusal-no-access = The save file cannot be opened. Check the folder and its permissions.
refusal-store-busy = Another program is using the save file.
refusal-store-newer = The save file was written by a newer version of this program. It was left untouched.
refusal-store-damaged = The save file is damaged.
refusal-no-such-game = This game is no longer there.
refusal-store-failed = The save file could not be written. Nothing was lost.
