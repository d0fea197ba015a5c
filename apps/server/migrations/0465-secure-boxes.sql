-- E-service into a secure box: the box that is known of the party of a matter, and what its service says of an act that was sent there.
create table secure_box (
  id uuid primary key,
  application_id uuid references application,
  permit_id uuid references permit,
  representation_id uuid references representation on delete cascade,
  address text not null,
  entered_by uuid references app_user,
  entered_by_name text not null,
  created_at timestamptz not null,
  check (application_id is not null or permit_id is not null)
);
create unique index secure_box_application on secure_box (application_id);
create unique index secure_box_permit on secure_box (permit_id);
create index secure_box_representation on secure_box (representation_id);
create index secure_box_entered_by on secure_box (entered_by);
create table box_delivery (
  service_id uuid primary key references act_service,
  address text not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'deposited', 'expired', 'fetched', 'undeliverable')),
  state_at timestamptz,
  deposited_at timestamptz,
  reference text,
  receipt text,
  problem text check (problem in ('not_set_up', 'unreachable', 'refused', 'untrusted')),
  tried integer not null default 0,
  tried_at timestamptz
);
-- A box that does not take an act, beside the reasons for which an attempt of service fails on paper.
alter table act_service drop constraint act_service_failed_reason_check;
alter table act_service add constraint act_service_failed_reason_check
  check (failed_reason in ('moved', 'unknown_address', 'deceased', 'no_box', 'other')) not valid;
alter table act_service validate constraint act_service_failed_reason_check;
