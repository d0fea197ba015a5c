-- Every list remembers its exact count, and forgets it when a table that it counts has changed. A transaction that changes such a table
-- leaves its own number here: a count is still right while every number of its tables was already visible when it was taken. Each
-- transaction writes rows of its own only, so writers never wait for each other, as they did for the one row of a table in list_epoch.

create table list_change (
  table_name text not null,
  xid xid8 not null,
  at timestamptz not null default now(),
  primary key (table_name, xid)
);
create index list_change_at on list_change (at);

create function note_list_change() returns trigger language plpgsql as $$
begin
  insert into list_change (table_name, xid) values (tg_table_name, pg_current_xact_id()) on conflict do nothing;
  return null;
end
$$;

-- The access log and the audit trail grow all day: their counts remember what is older than ten minutes, and rows may come late, but
-- not later than five minutes without a note.
create function note_change_of_old_rows() returns trigger language plpgsql as $$
declare
  found_old boolean;
begin
  execute format('select exists (select from new_rows where %I < now() - interval ''5 minutes'')', tg_argv[0]) into found_old;
  if found_old then
    insert into list_change (table_name, xid) values (tg_table_name, pg_current_xact_id()) on conflict do nothing;
  end if;
  return null;
end
$$;

drop trigger access_log_old_rows on access_log;
drop trigger access_log_changed on access_log;
drop trigger event_old_rows on event;
drop trigger event_changed on event;
drop function raise_list_epoch;
drop function raise_list_epoch_for_old_rows;
drop table list_epoch;

create trigger access_log_old_rows after insert on access_log referencing new table as new_rows
  for each statement execute function note_change_of_old_rows('received_at');
create trigger access_log_changed after update or delete or truncate on access_log
  for each statement execute function note_list_change();
create trigger event_old_rows after insert on event referencing new table as new_rows
  for each statement execute function note_change_of_old_rows('at');
create trigger event_changed after update or delete or truncate on event
  for each statement execute function note_list_change();

do $$
declare
  counted text;
begin
  foreach counted in array array[
    'application', 'permit', 'permit_credential', 'document', 'permit_kind', 'parking_lot', 'bollard_event', 'device_command'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I for each statement execute function note_list_change()',
      counted || '_counted', counted);
  end loop;
end
$$;

-- Every minute of work moves last_seen, which no list counts.
create trigger app_user_counted after insert or delete or truncate on app_user
  for each statement execute function note_list_change();
create trigger app_user_count_changed after update on app_user
  for each row when ((to_jsonb(old) - 'last_seen') is distinct from (to_jsonb(new) - 'last_seen')) execute function note_list_change();
