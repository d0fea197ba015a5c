-- Whoever has guests, as a hotel: the town lets them give passes to them, so many a day and a month.
create table host (
  id uuid primary key,
  user_id uuid not null unique references app_user,
  name text not null,
  zone text not null,
  gate text,
  daily int not null check (daily > 0),
  monthly int not null check (monthly > 0),
  longest_minutes int not null check (longest_minutes between 5 and 1440),
  -- Minutes of the local day between which a pass may begin.
  from_minute int not null check (from_minute between 0 and 1439),
  until_minute int not null check (until_minute between 1 and 1440),
  invited_by uuid references app_user,
  invited_at timestamptz not null,
  stopped_at timestamptz,
  stop_reason text not null default '',
  -- Of the key with which the host's booking system gives passes.
  key_hash text unique
);
-- A pass is for a plate or for a code; it may open so often, at one gate.
alter table pass
  add column code text,
  add column ways int check (ways between 1 and 50),
  add column used int not null default 0,
  add column gate text,
  add column host_id uuid references host,
  add column end_reason text not null default '',
  -- Of the call that gave it, so that a call that comes twice gives one.
  add column call_hash text unique;
create index pass_host on pass (host_id, issued_at desc) where host_id is not null;
create index pass_code on pass (code) where code is not null;
