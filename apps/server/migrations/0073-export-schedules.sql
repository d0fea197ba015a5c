-- Lists that are exported every month, for the accountant or the statistics office. Each run is an export like any other.

create table export_schedule (
  id uuid primary key,
  -- Who made it: it runs with this person's rights of that day.
  user_id uuid not null references app_user,
  list text not null,
  record_id uuid,
  filters jsonb not null,
  -- Which rows: of the month before, or all that the filters leave.
  period text not null,
  sort_key text,
  sort_order text,
  columns jsonb not null,
  format text not null,
  locale text not null,
  day integer not null,
  delivery text not null,
  -- An address, or the name of a folder.
  target text not null,
  next_on date not null,
  last_on date,
  created_at timestamptz not null
);
create index export_schedule_next on export_schedule (next_on);
create trigger export_schedule_counted after insert or update or delete or truncate on export_schedule
  for each statement execute function note_list_change();

alter table data_export add column schedule_id uuid references export_schedule on delete set null;
alter table data_export add column delivered_at timestamptz;
