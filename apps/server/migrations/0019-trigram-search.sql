-- The search asks trigram indexes on the tables themselves. The word list of 0008, its triggers and its functions go.

do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege then
    raise exception 'the database needs the extension pg_trgm, and this account may not create it. Let its owner run: create extension pg_trgm';
  when feature_not_supported or undefined_file then
    raise exception 'the database server lacks the extension pg_trgm. It comes with PostgreSQL''s contrib modules (on Debian with the server)';
end
$$;

drop function search_application_changed() cascade;
drop function search_permit_changed() cascade;
drop function search_user_changed() cascade;
drop function search_credential_changed() cascade;
drop table search_term;
drop function search_index_applications(uuid[]), search_index_permits(uuid[]), search_index_users(uuid[]);
drop function search_name_terms(text), search_contact_terms(text, text, text), search_fold(text);

-- The bodies are `return …` and no strings: they name what they call for good, so a dump is restored under any search path.

-- Words in letters without marks and digits, one blank between two: Čopova 5/a becomes copova 5a. `foldTerm` of the contract is the same rule.
create function search_words(words text) returns text language sql immutable parallel safe
  return trim(regexp_replace(
    lower(translate(normalize(regexp_replace(coalesce(words, '') collate "C", '\s+', ' ', 'g'), nfd), 'đĐłŁøØß', 'dDlLoOs')),
    '[^a-z0-9 ]', '', 'g'));

-- The words of a name, parted also at hyphens and slashes, and the whole as one.
create function search_name(name text) returns text language sql immutable parallel safe
  return search_words(regexp_replace(name collate "C", '[/‐‑–—-]+', ' ', 'g')) || ' ' || replace(search_words(name), ' ', '');

-- V-2026-000123 as it stands, without its letter, and as 123.
create function search_number(number text) returns text language sql immutable parallel safe
  return search_words(number) || ' ' || search_words(substr(number, 3)) || ' ' || ltrim(split_part(number, '-', 3), '0');

-- +38641123456 in full and as 041123456.
create function search_phone(phone text) returns text language sql immutable parallel safe
  return search_words(phone) || coalesce(case when phone like '+386%' then ' 0' || substr(phone, 5) end, '');

-- Declared immutable for the elements' sake: array_to_string is only stable because other types than text have settings.
create function search_values(items text[]) returns text language sql immutable parallel safe
  return search_words(array_to_string(items, ' '));

-- Each word stands between two blanks, so that `% ana %` is a whole word, `% ana%` its beginning, and `%ana%` any part.
-- Without the pending list (fastupdate) what was just written does not slow the next search down.

alter table application add column search_text text collate "C" not null generated always as (
  case when anonymised_at is null then
    ' ' || search_name(name) || ' ' || search_number(number) || ' ' || search_values(plates_normalised) || ' '
    || search_phone(phone) || ' ' || search_words(email) || ' '
  else '' end) stored;
create index application_search on application using gin (search_text gin_trgm_ops) with (fastupdate = off);

alter table permit add column search_text text collate "C" not null generated always as (
  case when anonymised_at is null then
    ' ' || search_name(name) || ' ' || search_number(number) || ' ' || search_phone(phone) || ' ' || search_words(email) || ' '
  else '' end) stored;
create index permit_search on permit using gin (search_text gin_trgm_ops) with (fastupdate = off);

alter table permit_credential add column search_text text collate "C" not null generated always as (
  ' ' || case when kind = 'phone' then search_phone(value_normalised) else search_words(value_normalised) end || ' ') stored;
create index permit_credential_search on permit_credential using gin (search_text gin_trgm_ops) with (fastupdate = off);

alter table app_user add column search_text text collate "C" not null generated always as (
  case when anonymised_at is null then
    ' ' || search_name(name) || ' ' || search_phone(phone) || ' ' || search_words(email) || ' '
  else '' end) stored;
create index app_user_search on app_user using gin (search_text gin_trgm_ops) with (fastupdate = off);

analyze application, permit, permit_credential, app_user;
