-- The times of a bollard, the emergency that lowers it, and what its gate has of both: signed documents with versions.
alter table device add column times jsonb;
alter table device add column emergency_since timestamptz;
alter table device add column settings_version bigint;
alter table device add column emergency_version bigint;

-- The newest document of each kind for a gate.
create table gate_document (
  device_code text not null references device,
  document text not null check (document in ('settings', 'emergency')),
  version bigint not null,
  body_hash text not null,
  published_at timestamptz not null,
  primary key (device_code, document)
);

-- Who always lowers every bollard: fire brigade, ambulance, police.
create table emergency_credential (
  id uuid primary key,
  label text not null,
  kind text not null check (kind in ('plate', 'rfid', 'phone')),
  value text not null,
  value_normalised text not null,
  created_at timestamptz not null,
  unique (kind, value_normalised)
);

alter table bollard_event drop constraint bollard_event_event_name_check;
alter table bollard_event add constraint bollard_event_event_name_check
  check (event_name in ('state_changed', 'message_refused', 'emergency_input', 'emergency_credential', 'emergency_ended', 'online', 'offline')) not valid;
