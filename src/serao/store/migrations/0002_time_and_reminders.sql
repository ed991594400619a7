ALTER TABLE tables ADD COLUMN time TEXT NOT NULL DEFAULT '{"kind":"none","base":0,"increment":0}';

ALTER TABLE seats ADD COLUMN reminded DOUBLE PRECISION;

CREATE INDEX seats_by_token ON seats (token)
