-- A gate that has just connected has no list for a moment, and a busy machine makes a clock look wrong: only what lasts is told.
alter table device add column listless_since timestamptz;
alter table device add column mistimed_since timestamptz;
