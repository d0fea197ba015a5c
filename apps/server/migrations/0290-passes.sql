-- A pass: one plate, one zone, from one moment until another, issued by a person without an application.
create table pass (
  id uuid primary key,
  number text not null unique,
  plate text not null,
  plate_normalised text not null,
  zone text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  purpose text not null check (purpose in ('delivery', 'visit', 'moving', 'works', 'health', 'other')),
  note text not null,
  issued_by uuid references app_user,
  issued_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references app_user,
  check (from_at < until_at)
);
create index pass_until on pass (until_at desc, id desc);
create index pass_plate on pass (plate_normalised text_pattern_ops);
