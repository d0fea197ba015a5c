-- A year's acts that are past their term: handed to the archive, or deleted with a certificate. The row and the number of an act stay.
create table act_handover (
  id uuid primary key,
  year integer not null,
  status text not null check (status in ('preparing', 'ready', 'failed', 'cancelled', 'done')),
  package_key text unique,
  package_sha256 text,
  package_size bigint,
  certificate_key text unique,
  certificate_sha256 text,
  receipt text,
  failure text,
  created_by uuid references app_user,
  created_by_name text not null,
  created_at timestamptz not null,
  confirmed_by uuid references app_user,
  confirmed_by_name text,
  confirmed_at timestamptz,
  version integer not null default 1
);
create unique index act_handover_open on act_handover (year) where status in ('preparing', 'ready');

create table act_handover_item (
  handover_id uuid not null references act_handover on delete cascade,
  act_id uuid not null references act,
  archive boolean not null,
  years integer not null,
  primary key (handover_id, act_id)
);

-- When the content of an act went; null: it is kept.
alter table act add column released_at timestamptz;

create or replace function keep_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.released_at is null and new.released_at is not null and (
    new.id, new.kind, new.case_id, new.number, new.application_id, new.permit_id, new.corrects_id, new.text_version, new.place, new.issued_on,
    new.issued_at, new.storage_key, new.sha256, new.byte_size
  ) is not distinct from (
    old.id, old.kind, old.case_id, old.number, old.application_id, old.permit_id, old.corrects_id, old.text_version, old.place, old.issued_on,
    old.issued_at, old.storage_key, old.sha256, old.byte_size
  ) and exists (
    select from act_handover_item i join act_handover h on h.id = i.handover_id where i.act_id = old.id and h.status = 'done'
  ) then
    return new;
  end if;
  if tg_op = 'DELETE' or (
    new.id, new.kind, new.case_id, new.number, new.application_id, new.permit_id, new.corrects_id, new.party, new.representative, new.reason_code,
    new.facts, new.reason, new.parts, new.text_version, new.conducted_by, new.conducted_by_name, new.conducted_by_title, new.decided_by,
    new.decided_by_name, new.decided_by_title, new.authorisation, new.place, new.issued_on, new.issued_at, new.storage_key, new.sha256,
    new.byte_size, new.released_at
  ) is distinct from (
    old.id, old.kind, old.case_id, old.number, old.application_id, old.permit_id, old.corrects_id, old.party, old.representative, old.reason_code,
    old.facts, old.reason, old.parts, old.text_version, old.conducted_by, old.conducted_by_name, old.conducted_by_title, old.decided_by,
    old.decided_by_name, old.decided_by_title, old.authorisation, old.place, old.issued_on, old.issued_at, old.storage_key, old.sha256,
    old.byte_size, old.released_at
  ) then
    raise exception 'an issued act is never changed or deleted: a mistake is mended by an act that refers to it';
  end if;
  return new;
end $$;
