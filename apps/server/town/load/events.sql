-- One for each application.
insert into event (id, at, action, kind, actor_name, subject_type, subject_id, subject_label, after)
select load_id(at, 'event' || n), at, 'application:submit', 'change', load_name(n), 'application', load_id(at, 'application' || n),
  load_number('V', at, n), '{"status":"submitted"}'
from generate_series(:from, :to) n, load_at(n, :count, :now) at
