-- How an act came to its party, and when it is final. Each attempt of service is a row; one of an act may be open or successful.

create table act_service (
  id uuid primary key,
  act_id uuid not null references act,
  manner text not null check (manner in ('in_person', 'registered_post', 'e_service', 'public_notice', 'ordinary')),
  handed_over_on date not null,
  handed_over_by uuid references app_user,
  handed_over_by_name text not null,
  -- The number that the post or the system for service gave it.
  consignment text not null default '',
  -- The day on which a notice was left, sent or posted up, and the days after it with whose expiry the act counts as served.
  notice_on date,
  fiction_days integer not null,
  -- May lie ahead while it follows from a notice.
  served_on date,
  served_by text check (served_by in ('receipt', 'refusal', 'fiction', 'delivery')),
  failed_on date,
  failed_reason text check (failed_reason in ('moved', 'unknown_address', 'deceased', 'other')),
  note text not null default '',
  -- Entered by mistake: who took it back, and why.
  withdrawn_at timestamptz,
  withdrawn_by uuid references app_user,
  withdrawn_by_name text,
  withdrawn_reason text,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((served_on is null) = (served_by is null)),
  check ((failed_on is null) = (failed_reason is null)),
  check (failed_on is null or served_on is null),
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create unique index act_service_open on act_service (act_id) where failed_on is null and withdrawn_at is null;
create index act_service_act on act_service (act_id, created_at);

-- What the rule on finality makes of service and appeal: one row of an act, written anew with each of their steps. Days may lie ahead.
create table act_standing (
  act_id uuid primary key references act,
  remedy text not null check (remedy in ('appeal', 'court', 'none')),
  -- As the act says it, whatever the town sets later; null where no appeal is allowed.
  appeal_days integer,
  court_days integer not null,
  -- An appeal holds back the execution.
  suspensive boolean not null,
  handed_over_on date,
  served_on date,
  appeal_until date,
  under_appeal boolean not null default false,
  set_aside boolean not null default false,
  final_on date,
  court_until date,
  binding_on date
);

-- Acts that were issued before: nobody has entered how they were served.
insert into act_standing (act_id, remedy, appeal_days, court_days, suspensive)
select
  act.id,
  case when act.kind = 'supplement_call' then 'none' else 'appeal' end,
  case when act.kind = 'supplement_call' then null else coalesce((act_setting.value ->> 'appeal_days')::integer, 15) end,
  30,
  act.kind not in ('supplement_call', 'revocation', 'suspension')
from act left join act_setting on true;

do $$
declare
  counted text;
begin
  foreach counted in array array['act', 'act_service', 'act_standing'] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I for each statement execute function note_list_change()',
      counted || '_counted', counted);
  end loop;
end
$$;
