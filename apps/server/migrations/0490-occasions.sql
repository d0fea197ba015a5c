-- An event, as a wedding: its organiser completes a list of vehicles by a link, and each gets a pass.
create table occasion (
  id uuid primary key,
  name text not null,
  zone text not null,
  -- The codes of the only gates; empty: all of the zone.
  gates text[] not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- Until when the organiser may change the list.
  complete_until timestamptz not null,
  organiser text not null,
  email text not null,
  locale text not null,
  quota int not null check (quota > 0),
  neighbours jsonb not null,
  published boolean not null,
  -- Of the organiser's link; null: it was ended.
  key_hash text unique,
  -- Of the call that made it, so that a call that comes twice makes one.
  call_hash text unique,
  created_by uuid references app_user,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  cancel_reason text not null default '',
  version int not null,
  check (from_at < until_at)
);
create index occasion_until on occasion (until_at desc);
alter table pass
  add column occasion_id uuid references occasion,
  add column application_id uuid references application;
create index pass_occasion on pass (occasion_id) where occasion_id is not null;
create index pass_application on pass (application_id) where application_id is not null;
alter table pass drop constraint pass_source_check;
alter table pass add constraint pass_source_check
  check (source in ('clerk', 'host', 'visitor', 'justified', 'outage', 'event', 'interim'));
-- Days for which a complete application of this kind is let through at once, until it is decided; null: not at all. And how many months pass until the
-- same person or vehicle may be let through like that again.
alter table permit_kind
  add column interim_days int check (interim_days between 1 and 90),
  add column interim_months int not null default 12 check (interim_months between 1 and 60);
