-- Passages whose term of retention is to end, however many were forgotten before them: without it each batch of a retention reads the whole log.
drop index concurrently if exists access_log_due;
create index concurrently access_log_due on access_log (at) where anonymised_at is null;
