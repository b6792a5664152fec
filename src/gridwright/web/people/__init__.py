"""Who somebody is: guests, members and how they prove it, their devices, the club's settings."""
