"""The text client: line by line, for any terminal and for a screen reader."""
