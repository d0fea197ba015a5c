-- What the broker itself refused stands in the archive too: at no bollard where none is known, with the account that tried.
alter table bollard_event alter column device_code drop not null;
alter table bollard_event add column detail text;

create or replace view bollard_history as
  select c.id, c.requested_at as at, c.device_code, d.name as device_name, 'command' as event_name, c.action, c.status,
    c.requested_by_name as person, c.reason, c.failure, c.finished_at, c.hold_until, null::text as state, null::text as cause,
    c.vehicle, c.explanation, c.vehicles, null::text as detail
  from device_command c join device d on d.code = c.device_code
  union all
  select e.id, e.at, e.device_code, d.name, e.event_name, null, null, null, null, e.failure, null, null, e.state, e.cause, null, null, null, e.detail
  from bollard_event e left join device d on d.code = e.device_code;
