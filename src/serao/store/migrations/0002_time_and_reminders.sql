ALTER TABLE tables ADD COLUMN time TEXT NOT NULL DEFAULT '{"kind":"none","base":0,"increment":0}';

ALTER TABLE seats ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;

CREATE INDEX seats_by_token ON seats (token)
