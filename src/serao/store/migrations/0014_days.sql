CREATE TABLE days (
  game TEXT NOT NULL,
  date TEXT NOT NULL,
  secret TEXT NOT NULL,
  commitment TEXT NOT NULL,
  seats INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  level TEXT NOT NULL,
  iterations INTEGER NOT NULL,
  made DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (game, date)
);

CREATE TABLE day_plays (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  date TEXT NOT NULL,
  at_table TEXT UNIQUE,
  token TEXT,
  account TEXT,
  begun DOUBLE PRECISION NOT NULL,
  ended DOUBLE PRECISION,
  score INTEGER,
  place INTEGER,
  UNIQUE (game, date, account)
);

CREATE INDEX day_plays_by_token ON day_plays (token);

CREATE INDEX day_plays_by_account ON day_plays (account);

ALTER TABLE tables ADD COLUMN day TEXT
