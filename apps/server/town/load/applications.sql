-- $1, $2: serials from and to; $3: how many in all; $4: now; $5: how many people
with known as (
  select (select array_agg(id order by position) from permit_kind) as kinds, (select array_agg(id order by position) from parking_lot) as lots,
    (select array_agg(code order by position) from user_type) as types
), line as (
  select jsonb_build_array(jsonb_build_object('code', 'price', 'text', jsonb_build_object('sl', 'Dovolilnica (leto)', 'en', 'Permit (year)'),
    'explanation', null, 'quantity', 1, 'unit_cents', 6000, 'cents', 6000, 'vat_basis_points', 2200)) as line
)
insert into application (id, number, status, permit_kind_id, parking_lot_id, user_type_code, user_id, applicant_type, name, street, post_code,
  city, email, phone, plates, plates_normalised, period, valid_from, valid_until, fee_cents, fee_lines, access_token_hash, consent_at, decided_at,
  created_at, updated_at)
select load_id(at, 'application' || n), 'V-' || extract(year from at at time zone 'Europe/Ljubljana') || '-' || lpad((100000 + n)::text, 6, '0'),
  -- The youngest fiftieth is still open; of the others most came to a permit.
  case when n > $3::bigint * 49 / 50 then (array['submitted','in_review','supplement_requested','approved','paid'])[n % 5 + 1]
    when n % 12 = 0 then (array['rejected','withdrawn','lapsed'])[n / 12 % 3 + 1] else 'completed' end,
  kinds[n % array_length(kinds, 1) + 1], lots[n % array_length(lots, 1) + 1], types[n % array_length(types, 1) + 1],
  case when n % 3 > 0 then load_id(load_at(person, $5::bigint, $4::timestamptz), 'user' || person) end,
  'person', load_name(person), 'Lipova ulica ' || n % 200, '9999', 'Lipograd', 'oseba' || person || '@primer.example',
  '+3864' || lpad((1000000 + person)::text, 7, '0'), array[load_plate(n)], array[replace(replace(load_plate(n), ' ', ''), '-', '')],
  'year', (at at time zone 'Europe/Ljubljana')::date + 3, (at at time zone 'Europe/Ljubljana')::date + 368, 6000, line, md5('token' || n), at,
  at + interval '2 days', at, at + interval '3 days'
from known, line, generate_series($1::bigint, $2::bigint) n, load_at(n, $3::bigint, $4::timestamptz) at, lateral (select n % $5::bigint + 1) p (person)
