-- Who may take people out of the audit trail, and up to when.

-- The time by which the database itself judges what is old enough. Tests turn the product's clock and put another function in its place; only the owner can.
create function trail_now() returns timestamptz language sql stable as $$ select now() $$;

-- As before, but refuses what is younger than the retention, whatever the caller's clock says. The first kept day is a local one and begins up to a day
-- after the same time five years ago; the second day is for leap days and the time zone of the connection.
create or replace function forget_events_before(first_kept timestamptz, first_kept_day date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if greatest(first_kept, first_kept_day::timestamptz) > trail_now() - interval '5 years' + interval '2 days' then
    raise exception 'The audit trail keeps five years: nothing is forgotten up to %.', greatest(first_kept, first_kept_day::timestamptz)
      using errcode = 'insufficient_privilege';
  end if;
  perform begin_forgetting();
  delete from event e where kind = 'read' and at < first_kept
    and not exists (select from event_link l where l.event_id = e.id and l.day >= first_kept_day);
  delete from event_link where kind = 'read' and day < first_kept_day;
  update event_link l set
    name_proof = forgotten_proof(l.name_proof, e.actor_name), address_proof = forgotten_proof(l.address_proof, event_address_text(e)),
    content_proof = forgotten_proof(l.content_proof, event_content_text(e))
    from event e where e.id = l.event_id and e.at < first_kept and tells_of_people(e);
  update event e set actor_name = 'Anonimizirano', subject_label = null, before = null, after = null, reason = null, address = null
    where at < first_kept and tells_of_people(e);
  perform set_config('dovolilnice.forgetting', '', true);
end
$$;

-- These run with the rights of the owner. By default every account of the database may execute a function; docs/postgres/app-role.sql grants them.
revoke execute on function forget_events(text[], uuid[]), forget_events_before(timestamptz, date) from public;
