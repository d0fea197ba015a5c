-- A processor that is hot for a moment is not told of: only what lasts is.
alter table device add column hot_since timestamptz;
