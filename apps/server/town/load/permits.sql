-- $1, $2: serials from and to; $3: how many in all; $4: now; $5: how many applications. Each permit is of one application in so many.
insert into permit (id, number, status, permit_kind_id, parking_lot_id, user_type_code, application_id, user_id, name, street, post_code, city,
  email, phone, valid_from, valid_until, issued_at, created_at, updated_at)
select load_id(at, 'permit' || n), 'D-' || extract(year from at at time zone 'Europe/Ljubljana') || '-' || lpad((100000 + n)::text, 6, '0'),
  case when n % 50 > 2 then 'issued' else (array['suspended','revoked','replaced'])[n % 50 + 1] end,
  a.permit_kind_id, a.parking_lot_id, a.user_type_code, a.id, a.user_id, a.name, a.street, a.post_code, a.city, a.email, a.phone,
  a.valid_from, a.valid_until, at, at, at
from generate_series($1::bigint, $2::bigint) n, load_at(n, $3::bigint, $4::timestamptz) at, lateral (select n * $5::bigint / $3::bigint) s (serial)
join application a on a.id = load_id(load_at(serial, $5::bigint, $4::timestamptz), 'application' || serial)
