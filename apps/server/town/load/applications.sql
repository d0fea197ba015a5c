with known as (
  select (select array_agg(id order by position) from permit_kind) as kinds, (select array_agg(id order by position) from parking_lot) as lots,
    (select array_agg(code order by position) from user_type) as types, (select id from app_user where email = 'admin@demo.si') as clerk
)
insert into application (id, number, status, permit_kind_id, parking_lot_id, user_type_code, user_id, applicant_type, name, street, post_code,
  city, email, phone, plates, plates_normalised, period, valid_from, valid_until, fee_cents, fee_lines, access_token_hash, consent_at, email_confirmed_at,
  decided_at, decided_by, counted_from, call_by, decide_by, due_on, reason, created_at, updated_at)
select load_id(at, 'application' || n), load_number('V', at, n), status,
  kinds[n % array_length(kinds, 1) + 1], lots[n % array_length(lots, 1) + 1], types[n % array_length(types, 1) + 1],
  case when n % 3 > 0 then load_id(load_at(person, :people, :now), 'user' || person) end,
  'person', load_name(person), 'Lipova ulica ' || n % 200, '9999', 'Lipograd', 'oseba' || person || '@primer.example',
  '+3864' || lpad((1000000 + person)::text, 7, '0'), array[load_plate(n)], array[replace(replace(load_plate(n), ' ', ''), '-', '')],
  'year', load_day(at) + 5, load_day(at) + 370, cents,
  case when cents = 0 then '[]' else jsonb_build_array(jsonb_build_object('code', 'price', 'text', jsonb_build_object('sl', 'Dovolilnica (leto)',
    'en', 'Permit (year)'), 'explanation', null, 'quantity', 1, 'unit_cents', cents, 'cents', cents, 'vat_basis_points', 2200)) end,
  md5('token' || n), at, at, case when is_decided then load_after(at, 48, :now) end, case when is_decided then clerk end,
  case when waits then load_day(at) end, case when waits then load_day(at) + 7 end, case when waits then load_day(at) + 30 end,
  case when status in ('supplement_requested', 'approved') then load_day(:now) + 15 end,
  case status when 'rejected' then 'Pogoji za izdajo dovolilnice niso izpolnjeni.' end, at, load_after(at, 96, :now)
from known, generate_series(:from, :to) n, load_at(n, :count, :now) at, lateral (select n % :people + 1) p (person),
  load_status(n, :permits, :count) status, load_fee(n) cents,
  lateral (select status in ('approved', 'paid', 'completed', 'rejected', 'lapsed'), status in ('submitted', 'in_review')) s (is_decided, waits)
