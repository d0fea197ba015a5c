-- Of four payments three were transfers, which the statement of their day brings on the next morning, and one was at the counter, whose cash and cards reach
-- the bank a day later.
insert into load_paid
select n, id, load_number('V', at, n), name, cents, method, paid_at, day, arrives_on, recorded_at,
  row_number() over (partition by method = 'transfer' order by recorded_at, n)
from (
  select n, at, load_id(at, 'application' || n) as id, load_name(n % :people + 1) as name, load_fee(n) as cents, method, paid_at, load_day(paid_at) as day,
    load_day(paid_at) + (method <> 'transfer')::int as arrives_on,
    case method when 'transfer' then load_read(load_day(paid_at), :now) else paid_at end as recorded_at
  from generate_series(1, :applications) n, load_at(n, :applications, :now) at, load_after(at, 60, :now) paid_at,
    lateral (select case when n % 5 <> 4 then 'transfer' when n % 3 = 0 then 'card' else 'cash' end) m (method)
  where load_fee(n) > 0 and load_status(n, :permits, :applications) in ('paid', 'completed')
) p
