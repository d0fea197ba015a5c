-- An account for the running product that does not own its tables, so that it cannot change the audit trail. Run by the owner of the database, once after
-- the first start and again after each update:   psql "$OWNER_URL" -f docs/postgres/app-role.sql
-- Before the first time:                         create role dovolilnice_app login password '…';

grant usage on schema public, pgboss to dovolilnice_app;
grant select, insert, update, delete on all tables in schema public, pgboss to dovolilnice_app;
grant usage, select, update on all sequences in schema public, pgboss to dovolilnice_app;
-- Also forget_events and forget_events_before, which no other account but the owner may execute.
grant execute on all functions in schema public, pgboss to dovolilnice_app;
-- As every new database of PostgreSQL 15 has it: nobody puts functions beside those that run with the rights of the owner.
revoke create on schema public from public;

-- The trail only grows. Forgetting goes through two functions that run with the rights of the owner.
revoke update, delete, truncate on event, event_link from dovolilnice_app;
revoke delete, truncate on event_day from dovolilnice_app;
revoke insert, update, delete, truncate on kysely_migration from dovolilnice_app;
