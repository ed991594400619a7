CREATE TABLE presence (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  process TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, process)
)
