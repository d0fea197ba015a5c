-- Proposals to restore a term that a party missed (ZUP, art. 103 to 107): for an appeal against an act, or for the supplement for want of which an act
-- dismissed an application. An order decides about each.

create table act_restitution (
  id uuid primary key,
  act_id uuid not null references act,
  term text not null check (term in ('appeal', 'supplement')),
  -- The last day of the missed term, as it was known then.
  missed_on date,
  proposed_on date not null,
  -- When the cause ended, or the party came to know of what it missed.
  ceased_on date not null,
  grounds text not null,
  outcome text check (outcome in ('granted', 'refused', 'dismissed')),
  order_id uuid unique references act,
  entered_by uuid references app_user,
  entered_by_name text not null,
  -- Entered by mistake, or withdrawn by the party: who took it back, and why.
  withdrawn_at timestamptz,
  withdrawn_by uuid references app_user,
  withdrawn_by_name text,
  withdrawn_reason text,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((outcome is null) = (order_id is null)),
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create unique index act_restitution_open on act_restitution (act_id) where outcome is null and withdrawn_at is null;
create index act_restitution_act on act_restitution (act_id, created_at);
