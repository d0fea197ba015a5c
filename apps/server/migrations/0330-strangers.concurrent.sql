-- Refusals of vehicles without a permit whose plates are to be forgotten within hours, however long the log is.
drop index concurrently if exists access_log_strangers;
create index concurrently access_log_strangers on access_log (at) where event_name = 'refused' and permit_id is null and anonymised_at is null;
