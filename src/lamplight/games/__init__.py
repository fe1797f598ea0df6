"""The games: rules, component data and options. They know no bot, server or screen."""
