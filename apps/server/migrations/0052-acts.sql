-- Acts of the authority: decisions, orders (sklepi) and calls. The paper is made in the transaction that decides and is never made again.

-- A matter (an application or a permit, one of the two) with its number by the classification plan. Its acts are numbered in it.
create table act_case (
  id uuid primary key,
  -- The town's pattern when the matter was opened, filled but for the act: `371-45/2026-{act}`.
  number_pattern text not null unique,
  application_id uuid unique references application,
  permit_id uuid unique references permit,
  last_act integer not null default 0,
  opened_at timestamptz not null
);

create table act (
  id uuid primary key,
  kind text not null check (kind in (
    'rejection', 'dismissal', 'discontinuation', 'supplement_call', 'revocation', 'suspension', 'correction')),
  case_id uuid not null references act_case,
  number text not null unique,
  application_id uuid references application,
  permit_id uuid references permit,
  -- The act whose slip of the pen this one mends.
  corrects_id uuid references act,
  -- To whom: name and address as they were.
  party jsonb not null,
  reason_code text,
  facts text,
  reason text not null,
  -- The words of the paper, part by part.
  parts jsonb not null,
  -- The version of the town's text that it was made from; 0: the text that the product brings.
  text_version integer not null,
  conducted_by uuid references app_user,
  conducted_by_name text not null,
  conducted_by_title text not null,
  decided_by uuid references app_user,
  decided_by_name text not null,
  decided_by_title text not null,
  authorisation text not null,
  place text not null,
  issued_on date not null,
  issued_at timestamptz not null,
  storage_key text not null unique,
  sha256 text not null,
  byte_size bigint not null
);
create index act_application on act (application_id);
create index act_permit on act (permit_id);
create index act_issued on act (issued_at desc, id desc);

-- What an issued act says is never changed and never deleted, whatever a program tries.
create function keep_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (
    select from jsonb_each(to_jsonb(old)) was where was.value <> 'null' and was.value is distinct from to_jsonb(new) -> was.key)
  then
    raise exception 'an issued act is never changed or deleted: a mistake is mended by an act that refers to it';
  end if;
  return new;
end
$$;
create trigger act_kept before update or delete on act for each row execute function keep_act();
