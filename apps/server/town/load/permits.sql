-- Each permit is of one application in so many.
insert into permit (id, number, status, permit_kind_id, parking_lot_id, user_type_code, application_id, user_id, name, street, post_code, city,
  email, phone, valid_from, valid_until, replaces_permit_id, replace_reason, reason, issued_at, issued_by, created_at, updated_at)
select load_id(at, 'permit' || n), load_number('D', at, n), state,
  a.permit_kind_id, a.parking_lot_id, a.user_type_code, a.id, a.user_id, a.name, a.street, a.post_code, a.city, a.email, a.phone,
  a.valid_from, a.valid_until, case when n % 16 = 3 then load_id(load_at(n - 1, :count, :now), 'permit' || n - 1) end,
  case when n % 16 = 3 then 'lost' end,
  case state when 'suspended' then 'Neporavnana obveznost do občine.' when 'revoked' then 'Imetnik se je odselil iz območja.' end,
  issued, a.decided_by, issued, issued
from generate_series(:from, :to) n, load_at(n, :count, :now) at, load_after(at, 96, :now) issued,
  load_permit_status(n) state, load_serial(n, :count, :applications) serial
join application a on a.id = load_id(load_at(serial, :applications, :now), 'application' || serial)
