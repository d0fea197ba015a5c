-- The names of devices are looked up for the rows that are shown: a join in each part kept PostgreSQL from reading both parts by their indexes in time's order,
-- so a page of ten lines read and sorted the whole history.
create or replace view bollard_history as
select c.id, c.requested_at as at, c.device_code, (select name from device where code = c.device_code) as device_name, 'command'::text as event_name, c.action,
  c.status, c.requested_by_name as person, c.reason, c.failure, c.finished_at, c.hold_until, null::text as state, null::text as cause, c.vehicle, c.explanation,
  c.vehicles, null::text as detail
from device_command c
union all
select e.id, e.at, e.device_code, (select name from device where code = e.device_code), e.event_name, null::text, null::text, null::text, null::text, e.failure,
  null::timestamptz, null::timestamptz, e.state, e.cause, null::text, null::text, null::integer, e.detail
from bollard_event e;
