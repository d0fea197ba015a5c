-- Events about a record that may only be stored (GDPR, article 18) are not forgotten while it is so. Looks go by whole days, because a day is verified whole:
-- a day stays as long as one of its looks is about such a record.
create or replace function forget_events_before(first_kept timestamptz, first_kept_day date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held text[];
  held_days date[];
begin
  if greatest(first_kept, first_kept_day::timestamptz) > trail_now() - interval '5 years' + interval '2 days' then
    raise exception 'The audit trail keeps five years: nothing is forgotten up to %.', greatest(first_kept, first_kept_day::timestamptz)
      using errcode = 'insufficient_privilege';
  end if;
  perform begin_forgetting();
  select coalesce(array_agg(distinct record_id::text), '{}') into held from restriction;
  select coalesce(array_agg(distinct l.day), '{}') into held_days from event_link l join event e on e.id = l.event_id
    where l.kind = 'read' and l.day < first_kept_day and e.subject_id = any (held);
  delete from event e where kind = 'read' and at < first_kept and coalesce(subject_id, '') <> all (held)
    and not exists (select from event_link l where l.event_id = e.id and (l.day >= first_kept_day or l.day = any (held_days)));
  delete from event_link where kind = 'read' and day < first_kept_day and day <> all (held_days);
  update event_link l set
    name_proof = forgotten_proof(l.name_proof, e.actor_name), address_proof = forgotten_proof(l.address_proof, event_address_text(e)),
    content_proof = forgotten_proof(l.content_proof, event_content_text(e))
    from event e where e.id = l.event_id and e.at < first_kept and coalesce(e.subject_id, '') <> all (held) and tells_of_people(e);
  update event e set actor_name = 'Anonimizirano', subject_label = null, before = null, after = null, reason = null, address = null
    where at < first_kept and coalesce(subject_id, '') <> all (held) and tells_of_people(e);
  perform set_config('dovolilnice.forgetting', '', true);
end
$$;
