### The dice camera: choosing it, setting it up, and teaching it other dice

camera-none = No camera
camera-number = Camera { $number }
camera-named = { $number }: { $name }
camera-network = Network camera
camera-file = Video or pictures
camera-simulated = Simulated tray
camera-enter = Address or file
camera-prompt = Address, number or file of the camera
camera-note = A phone or network camera has an address such as http://… or rtsp://… It is never shown again.
camera-throw = Throw once
camera-teach = Teach your dice
camera-print-mat = Mat to print
camera-steps =
    1. Put a camera on an arm over the tray, or prop a phone up over it.
    2. Choose it here on the left.
    3. Throw once: green outlines mean that your dice are read.
camera-by-hand = Without a camera you tap the faces, or let the app roll.

camera-state-stalled = No new picture comes. Is the camera busy or covered?
camera-state-gone = The camera has gone. Plug it in again; it is found by itself.
camera-state-refused = The camera cannot be opened. Is it plugged in, and free? Is the address right?

camera-hint-black = The picture is black: take the cover off the lens.
camera-hint-too-dark = Too dark: bring a lamp.
camera-hint-glare = A lamp glares on the dice: move it or the camera.
camera-hint-too-far = Too far away: bring the camera nearer.
camera-hint-mat-found = The mat is found.
camera-hint-no-mat = No mat in view. It works without, and better with one.
camera-dice-seen = { $count ->
    [one] { $count } die of { $wanted } in view.
   *[other] { $count } dice of { $wanted } in view.
  }

## Teach your dice

shell-settings-teach = Your own dice
teach-note = Another edition or a home-made set? Show each face three times, one die alone.
teach-box = The dice of the box
teach-in-use = in use
teach-ready = ready
teach-needs = { $count ->
    [one] { $count } photo to take
   *[other] { $count } photos to take
  }
teach-new = Teach a new set
teach-name = What is this set called?
teach-bring-in = Bring in a file
teach-path = File of a set (.dice)
teach-brought-in = The set is on the shelf.
teach-exported = Copied to { $path }
teach-forgotten = The set was forgotten.
teach-used = These dice are read from now on.
teach-fault-bad-name = A name has up to 40 letters, digits and spaces.
teach-fault-not-taught = There is no such file.
teach-fault-damaged = This file is damaged or no set of dice.
teach-fault-incomplete = Some faces still need photos.
teach-fault-disk = It could not be written.

teach-take = Take the photo
teach-files = From files
teach-photos = Photo or folder of this face
teach-anew = Take this face anew
teach-no-camera = No camera is chosen: use files, or choose one under “Dice camera”.
teach-show = Lay down one die that shows: { $face }
teach-looking = Looking …
teach-count = { $count } / { $wanted }
teach-taken = Good: { $face }, { $count ->
    [one] { $count } photo
   *[other] { $count } photos
  }.
teach-refused-in = { $name }: { $reason }
teach-refused-no-die = No die can be seen.
teach-refused-two-dice = More than one die: lay down only one.
teach-refused-too-small = The die is too small: come nearer.
teach-refused-cut-off = Part of the die is outside the picture.
teach-refused-too-dark = It is too dark.
teach-refused-glare = The die shines: turn it or move the lamp.
teach-refused-blurred = Blurred: hold still.
teach-refused-not-found = No such file or folder.
teach-refused-unreadable = It may not be read.
teach-refused-empty-file = The file is empty.
teach-refused-not-an-image = This is no picture.
teach-refused-truncated = The end of the picture is missing.
teach-refused-too-large = The picture is too large.
teach-refused-no-images = There are no pictures in this folder.
teach-refused-disk = It could not be kept.
teach-refused-not-taught = This set is no longer there.
teach-refused-damaged = The file of this set is damaged.
teach-learned = Learned: all six faces can be told apart.
teach-alike = { $one } and { $two } look too much alike: take more photos of both, in other light.
