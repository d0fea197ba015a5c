-- The audit trail only grows. A job chains its events by their hashes, each local day by itself, and signs each day's head; see decision 0108.

-- One row for each chained event: its place in its day, and the hash of this row and all before it.
-- Each `proof` belongs to one part of the event that may be forgotten. It is a random salt of 16 bytes while the part is there, and once the part is
-- forgotten the 32 bytes of SHA-256(salt, part): the chain still holds, and without the salt nobody can try out what the part said.
create table event_link (
  day date not null,
  kind text not null check (kind in ('change', 'read')),
  position integer not null check (position > 0),
  event_id uuid not null unique,
  name_proof bytea not null,
  address_proof bytea not null,
  content_proof bytea not null,
  hash bytea not null,
  primary key (day, kind, position)
);

-- The head of each local day: how many changes and looks are chained, the hash of the last of each, the head of the day before and the signature.
create table event_day (
  day date primary key,
  closed boolean not null,
  changes integer not null,
  changes_hash bytea not null,
  looks integer not null,
  looks_hash bytea not null,
  -- SHA-256 of the head before; null for the first day and while the day is open.
  previous bytea,
  -- The time of the newest chained event.
  chained_until timestamptz,
  signed_at timestamptz not null,
  -- The first 16 hexadecimal digits of SHA-256 of the public key.
  key_id text not null,
  signature bytea not null
);

-- The last verification of the whole trail; one row.
create table event_verification (
  id integer primary key,
  at timestamptz not null,
  from_day date,
  until_day date,
  events integer not null,
  forgotten integer not null,
  waiting integer not null,
  findings jsonb not null
);

-- The texts that are hashed. Columns that a later version adds to `event` do not change them.
create function event_fixed_text(e event) returns text language sql stable as $$
  select jsonb_build_array(
    e.id, (extract(epoch from e.at) * 1000000)::bigint, e.action, e.kind, e.actor_id, e.subject_type, e.subject_id, e.request_id)::text
$$;
create function event_address_text(e event) returns text language sql stable as $$
  select jsonb_build_array(e.address)::text
$$;
create function event_content_text(e event) returns text language sql stable as $$
  select jsonb_build_array(e.subject_label, e.before, e.after, e.reason)::text
$$;
create function forgotten_proof(proof bytea, part text) returns bytea language sql immutable as $$
  select case when length(proof) = 16 then sha256(proof || convert_to(part, 'UTF8')) else proof end
$$;

-- The door: open only inside the two functions of forgetting below, and then only for emptying a part, for putting its digest in the place of its salt,
-- and for deleting looks. It holds against mistakes and injected SQL of the application; an account that does not own the tables cannot pass it at all,
-- because it has no right to update or delete (docs/operations.md).
create function only_grows() returns trigger language plpgsql as $$
begin
  if current_setting('dovolilnice.forgetting', true) = 'yes' then
    if tg_op = 'DELETE' and tg_table_name in ('event', 'event_link') then
      if old.kind = 'read' then return old; end if;
    elsif tg_op = 'UPDATE' and tg_table_name = 'event' then
      if event_fixed_text(new) = event_fixed_text(old)
        and (new.actor_name = old.actor_name or new.actor_name = 'Anonimizirano')
        and (new.address is null or new.address = old.address)
        and (event_content_text(new) in (event_content_text(old), '[null, null, null, null]'))
      then return new; end if;
    elsif tg_op = 'UPDATE' and tg_table_name = 'event_link' then
      if (new.day, new.kind, new.position, new.event_id, new.hash) = (old.day, old.kind, old.position, old.event_id, old.hash)
      then return new; end if;
    end if;
  end if;
  raise exception 'The audit trail only grows: % of % is refused.', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end
$$;

create trigger event_only_grows before update or delete on event for each row execute function only_grows();
create trigger event_is_kept before truncate on event for each statement execute function only_grows();
create trigger event_link_only_grows before update or delete on event_link for each row execute function only_grows();
create trigger event_link_is_kept before truncate on event_link for each statement execute function only_grows();
-- The head of an open day follows its events.
create trigger event_day_only_grows before update on event_day for each row when (old.closed) execute function only_grows();
create trigger event_day_is_kept before delete on event_day for each row execute function only_grows();
create trigger event_days_are_kept before truncate on event_day for each statement execute function only_grows();

-- Waits until no process is chaining: an event is never chained as it was before it was forgotten. The number is that of chain-events.ts.
create function begin_forgetting() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7290415);
  perform set_config('dovolilnice.forgetting', 'yes', true);
end
$$;

-- Empties the content of the events about the records, and takes the name from events of the people. Runs with the rights of the tables' owner.
create function forget_events(records text[], people uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform begin_forgetting();
  update event_link l set
    address_proof = forgotten_proof(l.address_proof, event_address_text(e)), content_proof = forgotten_proof(l.content_proof, event_content_text(e))
    from event e where e.id = l.event_id and e.subject_id = any(records) and 16 in (length(l.address_proof), length(l.content_proof));
  update event set subject_label = null, before = null, after = null, reason = null, address = null
    where subject_id = any(records) and num_nonnulls(subject_label, before, after, reason, address) > 0;
  update event_link l set
    address_proof = forgotten_proof(l.address_proof, event_address_text(e)), name_proof = forgotten_proof(l.name_proof, e.actor_name)
    from event e where e.id = l.event_id and e.actor_id = any(people) and 16 in (length(l.address_proof), length(l.name_proof));
  update event set actor_name = 'Anonimizirano', address = null
    where actor_id = any(people) and (actor_name <> 'Anonimizirano' or address is not null);
  perform set_config('dovolilnice.forgetting', '', true);
end
$$;

create function tells_of_people(e event) returns boolean language sql immutable as $$
  select e.actor_name <> 'Anonimizirano' or num_nonnulls(e.subject_label, e.before, e.after, e.reason, e.address) > 0
$$;

-- What is older than the retention: looks go with their links, day by day, and the events of changes keep the fact and the time. The heads stay.
create function forget_events_before(first_kept timestamptz, first_kept_day date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
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
