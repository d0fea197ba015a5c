-- A part of a price may be paid at the counter: its invoice is of the whole and says what is still open.

-- Locks: a new column without a value is added without reading the rows.
alter table invoice add column open_cents integer check (open_cents > 0);
