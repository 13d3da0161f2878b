"""Everything needed to train the dice reader anew; never imported at run time."""
