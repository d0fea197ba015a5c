-- Events by a part of the name of who acted or of what it was done to, for the search of the trail.
drop index concurrently if exists event_words;
create index concurrently event_words on event using gin (actor_name gin_trgm_ops, coalesce(subject_label, '') gin_trgm_ops) with (fastupdate = off);
