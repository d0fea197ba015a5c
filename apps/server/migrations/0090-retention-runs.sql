-- What each run of the retention anonymised or deleted, table by table; also what it would, and what waits for a person's yes.

create table retention_run (
  id uuid primary key,
  status text not null check (status in ('preview', 'waiting', 'running', 'done')),
  at timestamptz not null,
  ended_at timestamptz,
  -- The last local day whose records are over.
  until date not null,
  -- Records by kind, as the owners of tables count them.
  records jsonb not null default '{}',
  -- For each table: rows anonymised and rows deleted.
  tables jsonb not null default '{}',
  rows integer not null default 0,
  -- The tables for which the figures are far from the usual, with the usual figure.
  unusual jsonb not null default '{}',
  confirmed_by uuid references app_user,
  confirmed_by_name text
);
-- One run waits or works at a time.
create unique index retention_run_open on retention_run ((1)) where status in ('waiting', 'running');
create index retention_run_at on retention_run (at desc, id desc);
create trigger retention_run_counted after insert or update or delete or truncate on retention_run
  for each statement execute function note_list_change();
