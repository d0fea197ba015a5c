-- When an event was last changed, for calendars that follow it.
alter table occasion add column changed_at timestamptz;
update occasion set changed_at = coalesce(cancelled_at, created_at);
alter table occasion alter column changed_at set not null;
