-- Imports of people and permits from CSV files. The file itself lies in the storage until the import has ended.

create table data_import (
  id uuid primary key,
  subject text not null check (subject in ('people', 'permits')),
  file_name text not null,
  storage_key text,
  locale text not null,
  status text not null check (status in ('waiting', 'running', 'done', 'failed', 'undone')),
  rows_total integer not null,
  rows_done integer not null default 0,
  kept integer not null default 0,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  ended_at timestamptz
);

-- What became of each row. It says nothing of a person but the id of the record that was made.
create table data_import_row (
  import_id uuid not null references data_import on delete cascade,
  line integer not null,
  outcome text not null check (outcome in ('create', 'change', 'same', 'refuse')),
  note text not null,
  record_id uuid,
  primary key (import_id, line)
);
