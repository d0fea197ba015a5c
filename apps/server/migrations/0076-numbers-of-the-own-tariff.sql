-- 0067 charged an event by the numbers 1 and 3 of the starting tariff. A town that had set its own fee before has one under its own number since 0066:
-- where neither 1 nor 3 is in its tariff, the event cost nothing at all. It charges what the town's tariff has. A town without any number is left as it is.

with own as (
  select array_agg(distinct entry ->> 'tariff_number') as numbers
  from parameter, jsonb_array_elements(parameter.value -> 'tariff') as tariff (entry)
  where key = 'administrative_fees' and entry ->> 'tariff_number' is not null
)
update permit_kind set administrative_fees = own.numbers, version = version + 1
  from own
  where permit_kind.code = 'event' and permit_kind.administrative_fees = array['1', '3'] and not own.numbers && array['1', '3'];
