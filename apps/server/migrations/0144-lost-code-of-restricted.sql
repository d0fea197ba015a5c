-- A lost phone, or the code of a lost paper, must be stopped also where the permit may only be stored (GDPR, article 18): the new secret of its links changes
-- nothing that the record says of the person.

create or replace function refuse_restricted() returns trigger language plpgsql as $$
declare
  held text;
  records text[] := '{}';
  name text;
  -- `search_text` is computed from the other columns after this trigger: here the new row has none.
  free constant text[] := '{assigned_to, prepared_by, prepared_by_name, updated_at, version, search_text, link_secret}';
begin
  -- Most towns have no restriction: nothing else is read then.
  if exists (select from restriction) then
    if tg_op = 'UPDATE' and to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
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
