ALTER TABLE tables ADD COLUMN opener TEXT;

ALTER TABLE tables ADD COLUMN opener_account TEXT;

ALTER TABLE accounts ADD COLUMN likeness TEXT;

CREATE UNIQUE INDEX accounts_by_likeness ON accounts (likeness);

ALTER TABLE sessions ADD COLUMN seen DOUBLE PRECISION;

ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';

CREATE INDEX sessions_by_account ON sessions (account);

CREATE TABLE listings (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  seen DOUBLE PRECISION NOT NULL
);

INSERT INTO listings (table_id, seen) SELECT id, created FROM tables WHERE public = 1 AND state = 'open';

CREATE TABLE removals (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  token TEXT NOT NULL,
  account TEXT,
  name TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id, token)
);

CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  at DOUBLE PRECISION NOT NULL,
  table_id TEXT NOT NULL,
  reporter TEXT NOT NULL,
  reporter_account TEXT,
  about TEXT NOT NULL,
  about_account TEXT,
  why TEXT NOT NULL,
  words TEXT NOT NULL,
  saying TEXT
);

CREATE INDEX reports_by_time ON reports (at)
