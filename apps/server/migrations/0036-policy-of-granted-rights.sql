-- A regular account to which rights were granted signs in by the rules of `admin`: its live streams must hear of a change too.
create or replace function announce_policy() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', person.id::text) from app_user person
    where (person.role = new.role or (new.role = 'admin' and cardinality(person.granted) > 0))
      and exists (select from session where session.user_id = person.id);
  return null;
end $$;
