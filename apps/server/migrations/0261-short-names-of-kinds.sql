-- What a kind of permit is called in the lists of the office, where its whole name is cut; empty: by its name.

-- Locks: a new column with a constant default is not written into the rows, and its rule is checked on none.
alter table permit_kind add column short_name text not null default '' check (length(short_name) <= 30);
