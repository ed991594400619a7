"""The server: tables, seats, sockets. It holds no rules and no SQL."""
