-- A permit that replaces another stands on the other's documents too: a replacement has an application of its own, which brings none of them.

-- All that a permit replaces, back to the first. A union, so that even a circle ends.
create function permits_replaced_by(permit_id uuid) returns table (id uuid, application_id uuid) language sql stable as $$
  with recursive older as (
    select before.id, before.application_id, before.replaces_permit_id
    from permit after join permit before on before.id = after.replaces_permit_id where after.id = permit_id
    union
    select before.id, before.application_id, before.replaces_permit_id
    from older join permit before on before.id = older.replaces_permit_id
  )
  select older.id, older.application_id from older
$$;

-- A union here too: a document may come by the application that two permits share.
create or replace view outlived_document as
select proof.document_id, proof.type, proof.expires_on, permit.id as permit_id
from (
  select id as document_id, type, expires_on, created_at, permit_id from document
  where permit_id is not null and expires_on is not null and deleted_at is null
  union
  select document.id, document.type, document.expires_on, document.created_at, permit.id
  from document join permit on permit.application_id = document.application_id
  where document.permit_id is null and document.expires_on is not null and document.deleted_at is null
  union
  select document.id, document.type, document.expires_on, document.created_at, permit.id
  from permit cross join lateral permits_replaced_by(permit.id) older
  join document on document.permit_id = older.id or (document.permit_id is null and document.application_id = older.application_id)
  where permit.status = 'issued' and permit.replaces_permit_id is not null
    and document.expires_on is not null and document.deleted_at is null
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
  )
  and (permit.replaces_permit_id is null or not exists (
    select from permits_replaced_by(permit.id) older
    join document newer on newer.permit_id = older.id or newer.application_id = older.application_id
    where newer.type = proof.type and newer.deleted_at is null and (newer.created_at, newer.id) > (proof.created_at, proof.document_id)
  ));
