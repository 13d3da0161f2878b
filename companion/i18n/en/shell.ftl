shell-app-name = Tumbleweed
shell-home-dice = BANG! The Dice Game
shell-yes = Yes
shell-cancel = Cancel
