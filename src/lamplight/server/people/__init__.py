"""The people: accounts and guests, how they are recognised, whom they mute, and the mail they want."""
