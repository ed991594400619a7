CREATE TABLE keys (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

ALTER TABLE tables ADD COLUMN opened_from TEXT;

CREATE INDEX tables_by_opened_from ON tables (opened_from);

CREATE INDEX tables_by_opener_account ON tables (opener_account)
