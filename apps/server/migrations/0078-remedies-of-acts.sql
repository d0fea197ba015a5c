-- What a party did about an act beside an appeal: it renounced the appeal, or brought a court action. One of each kind holds at a time.

create table act_remedy (
  id uuid primary key,
  act_id uuid not null references act,
  kind text not null check (kind in ('waiver', 'court_action')),
  -- The day on which it was declared or lodged.
  lodged_on date not null,
  -- The number of the court's case.
  reference text not null default '',
  note text not null default '',
  -- The day from which the court's decision is binding, and what becomes of the act by it.
  ended_on date,
  outcome text check (outcome in ('act_stands', 'act_set_aside')),
  entered_by uuid references app_user,
  entered_by_name text not null,
  -- Entered by mistake: who took it back, and why.
  withdrawn_at timestamptz,
  withdrawn_by uuid references app_user,
  withdrawn_by_name text,
  withdrawn_reason text,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((ended_on is null) = (outcome is null)),
  check (kind = 'court_action' or ended_on is null),
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create unique index act_remedy_open on act_remedy (act_id, kind) where withdrawn_at is null;
create index act_remedy_act on act_remedy (act_id, created_at);
