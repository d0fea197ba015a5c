-- The catalogue had the administrative fee of an event (22,60 €) as its price for each day. Where that price still stands untouched, the fee is charged
-- as such from today on, and a day costs nothing until the municipality sets a price. Applications that were sent keep what they were told.

with untouched as (
  select tariff.id, tariff.permit_kind_id, tariff.valid_from, (now() at time zone 'Europe/Ljubljana')::date as today
  from tariff
  join permit_kind on permit_kind.id = tariff.permit_kind_id
  where permit_kind.code = 'event' and tariff.period = 'day' and tariff.price_cents = 2260 and tariff.valid_until is null
), charged as (
  update permit_kind set administrative_fees = array['1', '3'], version = version + 1
  where id in (select permit_kind_id from untouched) and administrative_fees = '{}'
), begun as (
  insert into tariff (id, permit_kind_id, period, price_cents, vat_basis_points, pro_rata, second_cents, third_cents, valid_from, valid_until)
  select gen_random_uuid(), tariff.permit_kind_id, tariff.period, 0, tariff.vat_basis_points, tariff.pro_rata, null, null, untouched.today, null
  from tariff join untouched on untouched.id = tariff.id
  where untouched.valid_from < untouched.today
)
update tariff set
    valid_until = case when untouched.valid_from < untouched.today then untouched.today else tariff.valid_until end,
    price_cents = case when untouched.valid_from < untouched.today then tariff.price_cents else 0 end
  from untouched where untouched.id = tariff.id;
