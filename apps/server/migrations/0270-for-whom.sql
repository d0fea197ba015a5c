-- For whom a bollard was moved, and what was added to the reason that was chosen: each a field of its own, so that no choice of a reason loses
-- the vehicle.
alter table device_command add column vehicle text;
alter table device_command add column explanation text;

create or replace view bollard_history as
  select c.id, c.requested_at as at, c.device_code, d.name as device_name, 'command' as event_name, c.action, c.status,
    c.requested_by_name as person, c.reason, c.failure, c.finished_at, c.hold_until, null::text as state, null::text as cause,
    c.vehicle, c.explanation
  from device_command c join device d on d.code = c.device_code
  union all
  select e.id, e.at, e.device_code, d.name, e.event_name, null, null, null, null, e.failure, null, null, e.state, e.cause, null, null
  from bollard_event e join device d on d.code = e.device_code;
