-- A permit whose required document ends before the permit does: the holder is reminded, and a clerk sees it.

create index document_expires on document (expires_on) where expires_on is not null and deleted_at is null;

-- Only the newest document of its type counts: one that was handed in anew takes the place of the one before, also without a day.
create view outlived_document as
select proof.document_id, proof.type, proof.expires_on, permit.id as permit_id
from (
  select id as document_id, type, expires_on, created_at, permit_id from document
  where permit_id is not null and expires_on is not null and deleted_at is null
  union all
  select document.id, document.type, document.expires_on, document.created_at, permit.id
  from document join permit on permit.application_id = document.application_id
  where document.permit_id is null and document.expires_on is not null and document.deleted_at is null
) proof
join permit on permit.id = proof.permit_id
join permit_kind kind on kind.id = permit.permit_kind_id
where permit.status = 'issued' and proof.expires_on + 1 < permit.valid_until
  and exists (
    select from jsonb_array_elements(kind.documents) asked where asked ->> 'type' = proof.type and (asked ->> 'required')::boolean
  )
  and not exists (
    select from document newer
    where newer.type = proof.type and newer.deleted_at is null and (newer.created_at, newer.id) > (proof.created_at, proof.document_id)
      and (newer.permit_id = permit.id or newer.application_id = permit.application_id)
  );

-- Which reminders went out, so that each goes once.
create table document_reminder (
  document_id uuid not null references document on delete cascade,
  permit_id uuid not null references permit on delete cascade,
  days integer not null,
  reminded_at timestamptz not null,
  primary key (document_id, permit_id, days)
);
