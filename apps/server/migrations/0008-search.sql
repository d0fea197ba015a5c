-- One word list over all that staff look for: numbers, names, plates, e-mail addresses, phones, tags. A look-up is one range of one index,
-- whatever was typed; triggers keep the list, so that every way of writing a record keeps it.

create table search_term (
  kind text not null check (kind in ('application', 'permit', 'user')),
  subject_id uuid not null,
  term text collate "C" not null,
  at timestamptz not null
);
create index search_term_find on search_term (kind, term, at desc, subject_id);
create index search_term_subject on search_term (subject_id);

-- Letters without their marks and digits, nothing else: Čopova 5/a becomes copova5a. `foldTerm` of the contract is the same rule.
create function search_fold(words text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lower(translate(normalize(words, nfd), 'đĐłŁøØß', 'dDlLoOs') collate "C"), '[^a-z0-9]', '', 'g')
$$;

-- A name as it may be typed: beginning with any of its words, and going on with the next.
-- A name as it may be typed: beginning with any of its words, and going on with the next.
create function search_name_terms(name text) returns setof text language sql immutable as $$
  select search_fold(array_to_string(words[i:] || words[:i - 1], ''))
  from (select regexp_split_to_array(trim(name), '\s+') as words) split, generate_subscripts(words, 1) as i
$$;

-- +38641123456 is found in full and as 041123456; V-2026-000123 as it stands, without its letter, and as 123.
create function search_contact_terms(number text, phone text, email text) returns setof text language sql immutable as $$
  select term from (values
    (search_fold(number)), (replace(substr(number, 3), '-', '')), (ltrim(split_part(number, '-', 3), '0')),
    (ltrim(phone, '+')), (case when phone like '+386%' then '0' || substr(phone, 5) end), (search_fold(email))
  ) t (term)
$$;

create function search_index_applications(ids uuid[]) returns void language sql as $$
  delete from search_term where subject_id = any (ids);
  insert into search_term (kind, subject_id, term, at)
  select distinct 'application', a.id, left(t.term, 80), a.created_at
  from application a cross join lateral (
    select term from search_name_terms(a.name) term union all select term from search_contact_terms(a.number, a.phone, a.email) term
    union all select search_fold(plate) from unnest(a.plates_normalised) plate
  ) t
  where a.id = any (ids) and a.anonymised_at is null and t.term <> ''
$$;

create function search_index_permits(ids uuid[]) returns void language sql as $$
  delete from search_term where subject_id = any (ids);
  insert into search_term (kind, subject_id, term, at)
  select distinct 'permit', p.id, left(t.term, 80), p.created_at
  from (
    select p.id, term from permit p, search_name_terms(p.name) term where p.id = any (ids)
    union all
    select p.id, term from permit p, search_contact_terms(p.number, p.phone, p.email) term where p.id = any (ids)
    union all
    select c.permit_id, search_fold(c.value_normalised) from permit_credential c where c.permit_id = any (ids)
    union all
    select c.permit_id, '0' || substr(c.value_normalised, 5) from permit_credential c
    where c.permit_id = any (ids) and c.kind = 'phone' and c.value_normalised like '+386%'
  ) t join permit p using (id)
  where p.anonymised_at is null and t.term <> ''
$$;

create function search_index_users(ids uuid[]) returns void language sql as $$
  delete from search_term where subject_id = any (ids);
  insert into search_term (kind, subject_id, term, at)
  select distinct 'user', u.id, left(t.term, 80), u.created_at
  from app_user u cross join lateral (
    select term from search_name_terms(u.name) term union all select term from search_contact_terms('', u.phone, u.email) term
  ) t
  where u.id = any (ids) and u.anonymised_at is null and t.term <> ''
$$;

create function search_application_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform search_index_applications(array(select id from new_rows));
  elsif tg_op = 'DELETE' then
    delete from search_term using old_rows o where subject_id = o.id;
  else
    perform search_index_applications(ids) from (
      select array_agg(n.id) as ids from new_rows n join old_rows o using (id)
      where (n.name, n.number, n.phone, n.email, n.plates_normalised, n.anonymised_at)
        is distinct from (o.name, o.number, o.phone, o.email, o.plates_normalised, o.anonymised_at)
    ) changed where ids is not null;
  end if;
  return null;
end
$$;

create function search_permit_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform search_index_permits(array(select id from new_rows));
  elsif tg_op = 'DELETE' then
    delete from search_term using old_rows o where subject_id = o.id;
  else
    perform search_index_permits(ids) from (
      select array_agg(n.id) as ids from new_rows n join old_rows o using (id)
      where (n.name, n.number, n.phone, n.email, n.anonymised_at) is distinct from (o.name, o.number, o.phone, o.email, o.anonymised_at)
    ) changed where ids is not null;
  end if;
  return null;
end
$$;

create function search_user_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform search_index_users(array(select id from new_rows));
  elsif tg_op = 'DELETE' then
    delete from search_term using old_rows o where subject_id = o.id;
  else
    perform search_index_users(ids) from (
      select array_agg(n.id) as ids from new_rows n join old_rows o using (id)
      where (n.name, n.phone, n.email, n.anonymised_at) is distinct from (o.name, o.phone, o.email, o.anonymised_at)
    ) changed where ids is not null;
  end if;
  return null;
end
$$;

create function search_credential_changed() returns trigger language plpgsql as $$
begin
  perform search_index_permits(ids) from (select array_agg(distinct permit_id) as ids from changed_rows) changed where ids is not null;
  return null;
end
$$;

create trigger search_application_insert after insert on application referencing new table as new_rows
  for each statement execute function search_application_changed();
create trigger search_application_update after update on application referencing new table as new_rows old table as old_rows
  for each statement execute function search_application_changed();
create trigger search_application_delete after delete on application referencing old table as old_rows
  for each statement execute function search_application_changed();

create trigger search_permit_insert after insert on permit referencing new table as new_rows
  for each statement execute function search_permit_changed();
create trigger search_permit_update after update on permit referencing new table as new_rows old table as old_rows
  for each statement execute function search_permit_changed();
create trigger search_permit_delete after delete on permit referencing old table as old_rows
  for each statement execute function search_permit_changed();

create trigger search_user_insert after insert on app_user referencing new table as new_rows
  for each statement execute function search_user_changed();
create trigger search_user_update after update on app_user referencing new table as new_rows old table as old_rows
  for each statement execute function search_user_changed();
create trigger search_user_delete after delete on app_user referencing old table as old_rows
  for each statement execute function search_user_changed();

create trigger search_credential_insert after insert on permit_credential referencing new table as changed_rows
  for each statement execute function search_credential_changed();
create trigger search_credential_update after update on permit_credential referencing new table as changed_rows
  for each statement execute function search_credential_changed();
create trigger search_credential_delete after delete on permit_credential referencing old table as changed_rows
  for each statement execute function search_credential_changed();
