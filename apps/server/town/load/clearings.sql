-- What the bank received of each day of the counter, and that it is settled.
with came as materialized (
  select *, load_read(arrives_on, :now) as read from load_brought where arrives_on <= load_day(:now)
), received as (
  insert into payment (id, source, direction, entry_key, statement_id, booked_on, value_on, cents, currency, reference, purpose, status, reason, created_at,
    updated_at)
  select load_id(read, 'brought ' || place || day), 'bank', 'credit', 'loaded-' || place || day, load_id(read, 'statement' || arrives_on), arrives_on,
    arrives_on, net_cents, 'EUR', '', document, 'ignored', document, read, read
  from came
), cleared as (
  insert into clearing (id, place, payment_id, net_cents, fee_cents, difference_cents, document, made_at)
  select load_id(read, 'clearing ' || place || day), place, load_id(read, 'brought ' || place || day), net_cents, fee_cents, 0, document, read from came
)
insert into clearing_item (clearing_id, item_id)
select load_id(read, 'clearing ' || place || day), load_closing(day) from came where place = 'cash_in_transit'
union all
select load_id(read, 'clearing ' || place || day), load_id(recorded_at, 'payment' || n)
from came join load_paid using (day, arrives_on) where place = 'card_terminal' and method = 'card'
