-- What was wrong with a coin machine, who saw to it and what was done.

create table machine_maintenance (
  id uuid primary key,
  machine_id uuid not null references coin_machine,
  -- The alert that it began with; null where somebody reported a fault.
  alert_id uuid unique references machine_alert,
  fault text not null,
  reported_at timestamptz not null,
  reported_by uuid references app_user,
  taken_by uuid references app_user,
  taken_at timestamptz,
  done text,
  parts text,
  done_at timestamptz,
  version integer not null default 1,
  check ((done_at is null) = (done is null))
);
create index machine_maintenance_reported on machine_maintenance (reported_at desc, id desc);
create index machine_maintenance_machine on machine_maintenance (machine_id, reported_at desc);
create trigger machine_maintenance_counted after insert or update or delete or truncate on machine_maintenance
  for each statement execute function note_list_change();

create table maintenance_photo (
  id uuid primary key,
  maintenance_id uuid not null references machine_maintenance on delete cascade,
  storage_key text not null unique,
  file_name text not null,
  media_type text not null,
  byte_size bigint not null,
  sha256 text not null,
  created_at timestamptz not null
);
create index maintenance_photo_maintenance on maintenance_photo (maintenance_id);
