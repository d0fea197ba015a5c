-- The counter's days but today's, whose drawer is still open: all cash was handed on.
insert into drawer_closing (id, number, device_id, year, sequence, opened_at, closed_at, closed_by, payments, give_backs, opening_cents, change_money_cents,
  cash_cents, cash_back_cents, card_cents, card_back_cents, counted_cents, deposit_cents)
select load_closing(day), 'Z-OBCINA-B4-' || year || '-' || lpad(place::text, 4, '0'), device.id, year, place, opened_at, closed_at, clerk.id, payments, 0, 0, 0,
  cash, 0, card, 0, cash, cash
from (
  select day, extract(year from day)::int as year, row_number() over (partition by extract(year from day) order by day) as place, min(paid_at) as opened_at,
    max(paid_at) as closed_at, count(*) as payments, coalesce(sum(cents) filter (where method = 'cash'), 0) as cash,
    coalesce(sum(cents) filter (where method = 'card'), 0) as card
  from load_paid where method <> 'transfer' and day < load_day(:now) group by day
) days, (select id from cash_device where code = 'B4') device, (select id from app_user where email = 'admin@demo.si') clerk
