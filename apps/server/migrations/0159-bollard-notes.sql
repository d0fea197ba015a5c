-- Notes of operators on lines of the archive: on a command, or on what a bollard did. It names no table of these two, because they are one archive.
create table bollard_note (
  id uuid primary key,
  event_id uuid not null,
  note text not null,
  noted_by uuid,
  noted_by_name text not null,
  noted_at timestamptz not null
);
create index bollard_note_event on bollard_note (event_id);
