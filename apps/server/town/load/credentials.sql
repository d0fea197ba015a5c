-- A plate each, and for most a card and a phone.
insert into permit_credential (id, permit_id, kind, value, value_normalised, created_at)
select load_id(at, c.kind || n), load_id(at, 'permit' || n), c.kind, c.value, replace(replace(c.value, ' ', ''), '-', ''), at
from generate_series(:from, :to) n, load_at(n, :count, :now) at, lateral (values
  ('plate', load_plate(load_serial(n, :count, :applications))), ('rfid', upper(lpad(to_hex(67108864 + n * 7), 8, '0'))),
  ('phone', '+3864' || lpad((2000000 + n)::text, 7, '0'))) c (kind, value)
where c.kind = 'plate' or n % 3 > 0
