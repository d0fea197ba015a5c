-- Exports of lists to files. A job writes the file aside and names it here when it is whole; nobody is offered a part of one.

create table data_export (
  id uuid primary key,
  user_id uuid not null references app_user,
  -- Where the call came from, for the audit trail.
  address text,
  -- The name of the list's operation, and the record whose list it is.
  list text not null,
  record_id uuid,
  -- As they were given; the list itself reads them again when the job runs.
  filters jsonb not null,
  sort_key text,
  sort_order text,
  columns jsonb not null,
  format text not null,
  locale text not null,
  -- The name of the file.
  name text not null,
  status text not null,
  -- Of the run that writes it now: one that another has replaced ends without a file.
  run_id uuid,
  rows_total integer,
  rows_done integer not null default 0,
  failure text,
  storage_key text,
  byte_size bigint,
  memory_peak bigint,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz
);
create index data_export_user on data_export (user_id, created_at desc, id desc);
create index data_export_created on data_export (created_at desc, id desc);
create index data_export_storage_key on data_export (storage_key) where storage_key is not null;
create trigger data_export_counted after insert or update or delete or truncate on data_export
  for each statement execute function note_list_change();
