-- $1, $2: serials from and to; $3: how many applications; $4: now. One event for each application.
insert into event (id, at, action, kind, actor_name, subject_type, subject_id, subject_label, after)
select load_id(at, 'event' || n), at, 'application:submit', 'change', load_name(n), 'application', load_id(at, 'application' || n),
  'V-' || extract(year from at at time zone 'Europe/Ljubljana') || '-' || lpad((100000 + n)::text, 6, '0'), '{"status":"submitted"}'
from generate_series($1::bigint, $2::bigint) n, load_at(n, $3::bigint, $4::timestamptz) at
