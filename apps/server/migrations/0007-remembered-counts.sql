-- Long lists of rows that only ever grow at the young end (access log, audit trail) are counted from a remembered
-- count of their older part. Whatever touches that part raises the epoch, and the remembered count is worth nothing.

create table list_epoch (
  table_name text primary key,
  epoch bigint not null default 0
);
insert into list_epoch (table_name) values ('access_log'), ('event');

create function raise_list_epoch() returns trigger language plpgsql as $$
begin
  update list_epoch set epoch = epoch + 1 where table_name = tg_table_name;
  return null;
end
$$;

-- Rows may come late, but not later than this without a raise: counts remember what is older than ten minutes.
create function raise_list_epoch_for_old_rows() returns trigger language plpgsql as $$
declare
  found_old boolean;
begin
  execute format('select exists (select from new_rows where %I < now() - interval ''5 minutes'')', tg_argv[0]) into found_old;
  if found_old then
    update list_epoch set epoch = epoch + 1 where table_name = tg_table_name;
  end if;
  return null;
end
$$;

create trigger access_log_old_rows after insert on access_log referencing new table as new_rows
  for each statement execute function raise_list_epoch_for_old_rows('received_at');
create trigger access_log_changed after update or delete or truncate on access_log
  for each statement execute function raise_list_epoch();
create index access_log_received on access_log (received_at);

create trigger event_old_rows after insert on event referencing new table as new_rows
  for each statement execute function raise_list_epoch_for_old_rows('at');
create trigger event_changed after update or delete or truncate on event
  for each statement execute function raise_list_epoch();
