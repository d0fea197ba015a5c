-- Where a pass came from, and which were given together.
alter table pass add column source text not null default 'clerk' check (source in ('clerk', 'host', 'visitor', 'justified', 'outage'));
update pass set source = 'host' where host_id is not null;
alter table pass add column batch uuid;
create index pass_batch on pass (batch) where batch is not null;
-- A visitor with a disabled parking card, or a driver who justifies a passage.
create table visit (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('card', 'passage')),
  link_hash text unique,
  -- Of the call that made it, so that a call that comes twice makes one.
  call_hash text unique,
  pass_id uuid references pass on delete set null,
  country text,
  -- A keyed hash of country and number, for counting the days of the year; and its last characters, for the clerk.
  card_key text,
  card_end text,
  card_until date,
  plate text not null,
  plate_normalised text not null,
  zone text not null,
  day date not null,
  purpose text not null,
  statement text not null default '',
  email text,
  locale text not null,
  -- Null: it was deleted.
  storage_key text,
  media_type text,
  drawn boolean not null,
  changes int not null default 0,
  asked_at timestamptz not null,
  outcome text check (outcome in ('accepted', 'refused')),
  reason text not null default '',
  checked_at timestamptz,
  checked_by uuid references app_user,
  check ((outcome is null) = (checked_at is null))
);
create index visit_asked on visit (asked_at desc, id desc);
create index visit_card on visit (card_key, day) where card_key is not null;
create index visit_plate on visit (plate_normalised, day);
create index visit_pass on visit (pass_id) where pass_id is not null;
create index visit_photo on visit (storage_key) where storage_key is not null;
-- What the town lets visitors do: one row or none.
create table visit_settings (
  id boolean primary key default true check (id),
  cards boolean not null,
  justify boolean not null,
  zones text[] not null,
  days_a_year int not null,
  days_ahead int not null,
  from_minute int not null,
  until_minute int not null,
  check_percent int not null,
  photo_days int not null,
  delivery_kind_id uuid references permit_kind on delete set null,
  moving_kind_id uuid references permit_kind on delete set null,
  works_kind_id uuid references permit_kind on delete set null,
  version int not null
);
