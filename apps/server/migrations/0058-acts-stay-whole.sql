-- An issued act is never changed: not even a column that was empty is filled later. Columns that a later migration adds are not in this list.
create or replace function keep_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (
    new.id, new.kind, new.case_id, new.number, new.application_id, new.permit_id, new.corrects_id, new.party, new.reason_code, new.facts,
    new.reason, new.parts, new.text_version, new.conducted_by, new.conducted_by_name, new.conducted_by_title, new.decided_by,
    new.decided_by_name, new.decided_by_title, new.authorisation, new.place, new.issued_on, new.issued_at, new.storage_key, new.sha256,
    new.byte_size
  ) is distinct from (
    old.id, old.kind, old.case_id, old.number, old.application_id, old.permit_id, old.corrects_id, old.party, old.reason_code, old.facts,
    old.reason, old.parts, old.text_version, old.conducted_by, old.conducted_by_name, old.conducted_by_title, old.decided_by,
    old.decided_by_name, old.decided_by_title, old.authorisation, old.place, old.issued_on, old.issued_at, old.storage_key, old.sha256,
    old.byte_size
  ) then
    raise exception 'an issued act is never changed or deleted: a mistake is mended by an act that refers to it';
  end if;
  return new;
end
$$;
