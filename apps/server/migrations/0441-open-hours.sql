-- When a bollard is lowered for everybody, as windows of the day with their days.
alter table device add column open_windows jsonb not null default '[]';
