-- Before each passage the bollard was lowered, after it raised; every fortieth was an operator's command.
with known as (select array_agg(code order by position) as devices from device)
insert into bollard_event (id, device_code, at, received_at, event_name, state, cause)
select load_id(at, 'bollard' || n), devices[n / 2 % array_length(devices, 1) + 1], at, at + interval '150 milliseconds', 'state_changed',
  case when n % 2 = 0 then 'lowered' else 'raised' end,
  case when n % 40 = 0 then 'command' when n % 2 = 0 then 'presentation' else 'passage' end
from known, generate_series(:from, :to) n, load_at(n, :count, :now) at
