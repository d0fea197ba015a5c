-- All that a permit replaced, back to the first: asked of a whole town, a chain that is followed anew for each permit took a second.
create table permit_predecessor (
  permit_id uuid not null references permit on delete cascade,
  older_id uuid not null references permit on delete cascade,
  primary key (permit_id, older_id)
);
create index permit_predecessor_older on permit_predecessor (older_id);
create trigger permit_predecessor_counted after insert or update or delete or truncate on permit_predecessor
  for each statement execute function note_list_change();

-- A union, so that even a circle ends.
insert into permit_predecessor
with recursive older as (
  select id as permit_id, replaces_permit_id as older_id from permit where replaces_permit_id is not null
  union
  select older.permit_id, before.replaces_permit_id from older join permit before on before.id = older.older_id
  where before.replaces_permit_id is not null
)
select permit_id, older_id from older;

create function note_predecessors() returns trigger language plpgsql as $$
begin
  insert into permit_predecessor
  select new.id, new.replaces_permit_id union select new.id, older_id from permit_predecessor where permit_id = new.replaces_permit_id
  on conflict do nothing;
  return null;
end
$$;
create trigger permit_predecessors after insert on permit
  for each row when (new.replaces_permit_id is not null) execute function note_predecessors();

-- A permit that replaces another stands on the other's documents too: a replacement has an application of its own, which brings none of them.
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
  select document.id, document.type, document.expires_on, document.created_at, later.permit_id
  from document join permit_predecessor later on later.older_id = document.permit_id
  where document.expires_on is not null and document.deleted_at is null
  union
  select document.id, document.type, document.expires_on, document.created_at, later.permit_id
  from document join permit older on older.application_id = document.application_id join permit_predecessor later on later.older_id = older.id
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
  )
  and not exists (
    select from permit_predecessor before join permit older on older.id = before.older_id
    join document newer on newer.permit_id = older.id or newer.application_id = older.application_id
    where before.permit_id = permit.id and newer.type = proof.type and newer.deleted_at is null
      and (newer.created_at, newer.id) > (proof.created_at, proof.document_id)
  );
drop function permits_replaced_by;
