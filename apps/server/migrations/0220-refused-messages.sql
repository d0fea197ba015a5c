-- A gate says which messages it did not take; the archive shows them with the reason.
alter table bollard_event drop constraint bollard_event_event_name_check;
alter table bollard_event add constraint bollard_event_event_name_check
  check (event_name in ('state_changed', 'message_refused', 'online', 'offline')) not valid;
alter table bollard_event add column failure text;

create or replace view bollard_history as
  select c.id, c.requested_at as at, c.device_code, d.name as device_name, 'command' as event_name, c.action, c.status,
    c.requested_by_name as person, c.reason, c.failure, c.finished_at, c.hold_until, null::text as state, null::text as cause
  from device_command c join device d on d.code = c.device_code
  union all
  select e.id, e.at, e.device_code, d.name, e.event_name, null, null, null, null, e.failure, null, null, e.state, e.cause
  from bollard_event e join device d on d.code = e.device_code;
