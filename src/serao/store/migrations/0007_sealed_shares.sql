ALTER TABLE tables ADD COLUMN derivation INTEGER NOT NULL DEFAULT 1;

ALTER TABLE tables ADD COLUMN attempt INTEGER NOT NULL DEFAULT 1;

ALTER TABLE tables ADD COLUMN seal TEXT;

ALTER TABLE seats ADD COLUMN commitment TEXT;

UPDATE tables SET derivation = 2 WHERE state = 'open';

UPDATE seats SET entropy = NULL WHERE table_id IN (SELECT id FROM tables WHERE state = 'open')
