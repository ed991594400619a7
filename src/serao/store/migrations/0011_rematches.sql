CREATE INDEX tables_by_rematch ON tables (rematch)
