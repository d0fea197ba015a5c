with known as (select array_agg(code order by position) as devices from device)
insert into device_command (id, device_code, action, status, reason, requested_by, requested_by_name, requested_at, expires_at, delivered_at, finished_at,
  failure)
select load_id(at, 'command' || n), devices[n * 20 % array_length(devices, 1) + 1], 'lower', case when lost then 'expired' else 'confirmed' end,
  'Intervencija: reševalno vozilo', operator.id, operator.name, at - interval '2 seconds', at + interval '3 seconds',
  case when not lost then at - interval '1 second' end, case when lost then at + interval '3 seconds' else at end, case when lost then 'expired' end
from known, generate_series(:from, :to) n, load_at(n * 40, :passages, :now) at, lateral (select n % 100 = 0) l (lost),
  (select id, name from app_user where email = 'operator@demo.si') operator
