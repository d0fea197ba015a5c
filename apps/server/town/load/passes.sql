-- Of four hours each; the zones take turns.
with known as (select array_agg(distinct zone) as zones from pass)
insert into pass (id, number, plate, plate_normalised, zone, from_at, until_at, purpose, note, issued_by, issued_at)
select load_id(at, 'pass' || n), load_number('PR', at, n), plate, replace(replace(plate, ' ', ''), '-', ''), zones[n % array_length(zones, 1) + 1], at,
  at + interval '4 hours', (array['delivery', 'visit', 'moving', 'works', 'health'])[n % 5 + 1], '', operator.id, at
from known, generate_series(:from, :to) n, load_at(n, :count, :now) at, load_plate(n * 10) plate,
  (select id from app_user where email = 'operator@demo.si') operator
