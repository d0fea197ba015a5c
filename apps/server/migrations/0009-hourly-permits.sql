-- Hours of their own, for what is sold by the hour; and the household, for caps: who lives at one address.

-- Local times of day 'HH:MM', half-open, the same on each day; '24:00' is the end of the day.
alter table application
  add column from_time text,
  add column until_time text,
  add constraint application_hours check ((from_time is null) = (until_time is null) and until_time collate "C" > from_time collate "C");
alter table permit
  add column from_time text,
  add column until_time text,
  add constraint permit_hours check ((from_time is null) = (until_time is null) and until_time collate "C" > from_time collate "C");

-- An address as addresses are compared: in small letters (č stays č), without punctuation, one blank between words; 5 A is 5a.
-- The capitals are named, because lower() knows only those of its collation.
create function household_of(street text, post_code text, city text) returns text language sql immutable parallel safe as $$
  select regexp_replace(trim(regexp_replace(translate(translate(
    lower(normalize(street || ' ' || post_code || ' ' || city, nfkc) collate "C"),
    'ČŠŽĆĐÁÀÂÄÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØÚÙÛÜÝŁŃŐŰĚŘŮ', 'čšžćđáàâäãåæçéèêëíìîïñóòôöõøúùûüýłńőűěřů'),
    '.,;:/\-–—_''’‘"„“”»«()[]·*#', rpad('', 32, ' ')), '\s+', ' ', 'g')),
    '([0-9]) ([a-zčšžćđ])( |$)', '\1\2\3', 'g')
$$;
create index permit_household on permit (permit_kind_id, household_of(street, post_code, city)) where status in ('issued', 'suspended');
