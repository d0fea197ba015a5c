-- Gates, the bollards beside them, what was commanded and what passed.

create table device (
  code text primary key,
  name text collate slovenian not null,
  parking_lot_id uuid references parking_lot,
  latitude double precision not null,
  longitude double precision not null,
  fail_mode text not null default 'fail_safe' check (fail_mode in ('fail_safe', 'fail_secure')),
  state text not null default 'unknown' check (state in ('raised', 'lowered', 'moving', 'fault', 'unknown')),
  online boolean not null default false,
  held boolean not null default false,
  loop text not null default 'unknown' check (loop in ('clear', 'occupied', 'unknown')),
  state_at timestamptz,
  pending_events integer not null default 0,
  whitelist_version bigint,
  whitelist_issued_at timestamptz,
  active boolean not null default true,
  position integer not null default 0
);

-- What was signed for each gate. A version is never below the seconds since 1970, so that it still grows after a restore from a backup.
create table whitelist (
  device_code text not null references device,
  version bigint not null,
  body_hash text not null,
  entries integer not null,
  published_at timestamptz not null,
  primary key (device_code, version)
);

create table device_command (
  id uuid primary key,
  device_code text not null references device,
  action text not null check (action in ('lower', 'raise', 'hold_lowered', 'release')),
  status text not null check (status in ('requested', 'delivered', 'confirmed', 'failed', 'expired')),
  reason text not null,
  requested_by uuid references app_user,
  requested_by_name text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  delivered_at timestamptz,
  finished_at timestamptz,
  failure text
);
create index device_command_requested on device_command (requested_at desc);
create index device_command_open on device_command (status) where status in ('requested', 'delivered');

-- Changes of a bollard and of the link to its gate.
create table bollard_event (
  id uuid primary key,
  device_code text not null references device,
  at timestamptz not null,
  received_at timestamptz not null,
  event_name text not null check (event_name in ('state_changed', 'online', 'offline')),
  sequence bigint,
  state text,
  cause text
);
create index bollard_event_at on bollard_event (at desc, id desc);
create index bollard_event_device on bollard_event (device_code, at desc);

-- The archive that the screens show: what people commanded, and what the bollards did.
create view bollard_history as
  select c.id, c.requested_at as at, c.device_code, d.name as device_name, 'command' as event_name, c.action, c.status,
    c.requested_by_name as person, c.reason, c.failure, c.finished_at, null::text as state, null::text as cause
  from device_command c join device d on d.code = c.device_code
  union all
  select e.id, e.at, e.device_code, d.name, e.event_name, null, null, null, null, null, null, e.state, e.cause
  from bollard_event e join device d on d.code = e.device_code;

create table access_log (
  id uuid primary key,
  device_code text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  event_name text not null,
  sequence bigint,
  presentation_id uuid,
  credential_kind text,
  credential text,
  credential_normalised text,
  reason text,
  reason_details jsonb not null default '{}',
  permit_id uuid,
  permit_number text,
  plate text,
  phone text,
  whitelist_version bigint,
  decided_in_ms double precision,
  anonymised_at timestamptz
);
create index access_log_at on access_log (at desc, id desc);
create index access_log_device on access_log (device_code, at desc);
create index access_log_permit on access_log (permit_id, at desc);
create index access_log_credential on access_log (credential_normalised text_pattern_ops, at desc);
create index access_log_presentation on access_log (presentation_id);

create table access_tag (
  id uuid primary key,
  access_log_id uuid not null references access_log on delete cascade,
  label text not null,
  remark text,
  created_by uuid references app_user,
  created_at timestamptz not null
);
create index access_tag_log on access_tag (access_log_id);
create index access_tag_label on access_tag (label);
