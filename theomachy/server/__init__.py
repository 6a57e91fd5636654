"""The table server: people, bots and watchers at tables."""
