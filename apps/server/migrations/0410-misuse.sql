-- What the product found in the access log that looks like an abuse; a person says what it was.
create table misuse (
  id uuid primary key,
  kind text not null check (kind in ('two_gates', 'many', 'other_plate', 'tried')),
  -- The same finding is stored once, however often the log is read.
  key text not null unique,
  found_at timestamptz not null,
  at timestamptz not null,
  permit_id uuid references permit on delete cascade,
  device_code text not null references device,
  meters int,
  seconds int not null,
  count int not null,
  evidence uuid[] not null,
  outcome text check (outcome in ('dismissed', 'warned', 'procedure')),
  remark text,
  settled_by uuid references app_user,
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create index misuse_at on misuse (at desc, id desc);
create index misuse_permit on misuse (permit_id);
create table misuse_limits (
  id boolean primary key default true check (id),
  speed_kmh int not null,
  openings_a_day int not null,
  plate_seconds int not null,
  tries int not null,
  version int not null
);
