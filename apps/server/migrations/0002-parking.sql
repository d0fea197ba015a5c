-- What a municipality configures: parameters, zones and lots, types of users, kinds of permit and their prices.

create table parameter (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

create table parking_lot (
  id uuid primary key,
  code text not null unique,
  name text collate slovenian not null,
  zone text not null,
  capacity integer,
  latitude double precision,
  longitude double precision,
  active boolean not null default true,
  position integer not null default 0
);

create table user_type (
  code text primary key,
  name jsonb not null,
  applicant text not null check (applicant in ('person', 'company', 'any')),
  position integer not null default 0
);

create table user_type_parking_lot (
  user_type_code text not null references user_type on delete cascade,
  parking_lot_id uuid not null references parking_lot on delete cascade,
  primary key (user_type_code, parking_lot_id)
);

create table permit_kind (
  id uuid primary key,
  code text not null unique,
  name jsonb not null,
  description jsonb not null,
  user_types text[] not null,
  documents jsonb not null default '[]',
  validity jsonb not null,
  openings text[] not null default '{plate}',
  time_windows jsonb not null default '[]',
  max_vehicles integer not null default 1,
  cap_per_holder integer,
  one_open_per_plate boolean not null default true,
  active boolean not null default true,
  position integer not null default 0,
  version integer not null default 1
);

create table tariff (
  id uuid primary key,
  permit_kind_id uuid not null references permit_kind on delete cascade,
  period text not null check (period in ('year', 'month', 'week', 'day', 'hour', 'once')),
  price_cents integer not null check (price_cents >= 0),
  vat_basis_points integer not null default 0,
  valid_from date not null,
  valid_until date,
  check (valid_until is null or valid_until > valid_from)
);
create unique index tariff_version on tariff (permit_kind_id, period, valid_from);
