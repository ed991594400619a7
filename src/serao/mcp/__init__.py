"""A door for language models: one seat at a table, by the Model Context Protocol (``serao mcp``)."""
