-- Processes that follow the gates: when each was last alive, and since when it has no link to the broker (null: it has one).
create table bridge (
  id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  broker_lost_at timestamptz
);

-- A hold has an end, and the command that began it says who and why. What is held from before has an end as well.
alter table device add column held_since timestamptz;
alter table device add column held_until timestamptz;
alter table device add column hold_command_id uuid;
alter table device_command add column hold_until timestamptz;
update device set held = false;

drop view bollard_history;
create view bollard_history as
  select c.id, c.requested_at as at, c.device_code, d.name as device_name, 'command' as event_name, c.action, c.status,
    c.requested_by_name as person, c.reason, c.failure, c.finished_at, c.hold_until, null::text as state, null::text as cause
  from device_command c join device d on d.code = c.device_code
  union all
  select e.id, e.at, e.device_code, d.name, e.event_name, null, null, null, null, null, null, null, e.state, e.cause
  from bollard_event e join device d on d.code = e.device_code;
