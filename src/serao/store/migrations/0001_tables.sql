CREATE TABLE accounts (
  name TEXT PRIMARY KEY,
  password TEXT NOT NULL,
  created DOUBLE PRECISION NOT NULL
);

CREATE TABLE sessions (
  token TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (name),
  created DOUBLE PRECISION NOT NULL
);

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  content TEXT NOT NULL,
  edition TEXT,
  options TEXT NOT NULL,
  seats INTEGER NOT NULL,
  secret TEXT NOT NULL,
  commitment TEXT NOT NULL,
  entropy TEXT NOT NULL,
  public INTEGER NOT NULL,
  code TEXT NOT NULL,
  created DOUBLE PRECISION NOT NULL,
  state TEXT NOT NULL,
  begun DOUBLE PRECISION,
  rematch TEXT
);

CREATE INDEX tables_by_state ON tables (state, created);

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  level TEXT,
  name TEXT NOT NULL,
  token TEXT,
  account TEXT REFERENCES accounts (name),
  entropy TEXT,
  PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_account ON seats (account);

CREATE TABLE actions (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  action INTEGER NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE chat (
  id TEXT PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id),
  room TEXT NOT NULL,
  author TEXT NOT NULL,
  text TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL
);

CREATE INDEX chat_by_table ON chat (table_id, at)
