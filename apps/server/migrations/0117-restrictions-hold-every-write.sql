-- What may only be stored (GDPR, article 18) is not changed by any way: form, job, import, bulk or merge. The one place that all writes pass is the table.

-- Refuses a row one of whose columns (the arguments) names a restricted record. SQLSTATE RS113 is the product's own; its detail is the number of the request.
create function refuse_restricted() returns trigger language plpgsql as $$
declare
  held text;
  records text[] := '{}';
  name text;
begin
  -- Most towns have no restriction: nothing else is read then.
  if exists (select from restriction) then
    foreach name in array tg_argv loop
      if tg_op <> 'INSERT' then records := records || (to_jsonb(old) ->> name); end if;
      if tg_op <> 'DELETE' then records := records || (to_jsonb(new) ->> name); end if;
    end loop;
    select request_number into held from restriction where record_id = any (records::uuid[]) order by since limit 1;
    if held is not null then
      raise exception 'a restricted record is not changed: % of %', tg_op, tg_table_name using errcode = 'RS113', detail = held;
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

create trigger application_restricted before update or delete on application
  for each row execute function refuse_restricted('id');
create trigger permit_restricted before insert or update or delete on permit
  for each row execute function refuse_restricted('id', 'application_id');
create trigger permit_credential_restricted before insert or update or delete on permit_credential
  for each row execute function refuse_restricted('permit_id');
create trigger document_restricted before insert or update or delete on document
  for each row execute function refuse_restricted('id', 'application_id', 'permit_id', 'user_id');
create trigger term_extension_restricted before insert or update or delete on term_extension
  for each row execute function refuse_restricted('application_id');
-- An act that decides also changes its application or permit; one that does not, such as a call, is stopped here.
create trigger act_restricted before insert on act
  for each row execute function refuse_restricted('application_id', 'permit_id');
create trigger act_draft_restricted before insert or update or delete on act_draft
  for each row execute function refuse_restricted('application_id', 'permit_id');
-- What a person is told by, not when they were here last or with which secret they sign in.
create trigger app_user_restricted before delete or update of email, name, type, role, granted, revoked, phone, street, post_code, city, tax_number, active, anonymised_at
  on app_user for each row execute function refuse_restricted('id');
