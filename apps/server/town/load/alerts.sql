-- Of bollards and of coin machines; each was taken in ten minutes and ended in an hour.
with known as (
  select (select array_agg(code order by position) from device) as devices, (select array_agg(id order by id) from coin_machine) as machines,
    (select id from app_user where email = 'operator@demo.si') as operator
), raised as (
  select n, load_id(at, 'alert' || n) as id, at, at + interval '10 minutes' as taken, at + interval '1 hour' as ended
  from generate_series(:from, :to) n, load_at(n, :count, :now) at
), bollards as (
  insert into bollard_alert (id, device_code, kind, detail, raised_at, mailed_at, taken_by, taken_at, ended_at)
  select id, devices[n % array_length(devices, 1) + 1], 'offline', '', at, at, operator, taken, ended from known, raised
)
insert into machine_alert (id, machine_id, kind, detail, raised_at, mailed_at, taken_by, taken_at, settled_at, ended_at)
select id, machines[n % array_length(machines, 1) + 1], 'fault', 'coin_jam', at, at, operator, taken, ended, ended from known, raised
