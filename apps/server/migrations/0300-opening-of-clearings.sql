-- Cards and coins that came before the product knew what a movement of the bank clears would lie with terminal, provider and machine for ever: their payouts
-- stand on statements as other money. An opening takes them from there. What came in the last two weeks may still be on its way, and stays.
with item as (
  select payment.source as place, payment.id, case payment.direction when 'credit' then payment.cents else -payment.cents end as cents, payment.created_at as at
  from payment
  where payment.source in ('card_terminal', 'card_online') and payment.currency = 'EUR' and (payment.direction = 'credit' or payment.reversal)
  union all
  select 'card_online', refund.id, -refund.cents, refund.settled_at
  from refund where refund.online_payment_id is not null and refund.settled_at is not null
  union all
  select 'machine_coins', emptying.id, emptying.counted_cents, emptying.recorded_at
  from machine_emptying as emptying where emptying.counted_cents <> 0
), lying as (
  select place, id, cents from item
  where at < now() - interval '14 days'
    and not exists (
      select from clearing_item join clearing on clearing.id = clearing_item.clearing_id
      where clearing_item.item_id = item.id and clearing.undone_at is null)
), opening as materialized (
  select place, gen_random_uuid() as id, sum(cents)::integer as cents from lying group by place
), made as (
  insert into clearing (id, place, net_cents, fee_cents, difference_cents, document, reason, made_at)
  select id, place, 0, 0, cents, 'Otvoritev', 'Nakazano, preden so se vodile poravnave', now() from opening
)
insert into clearing_item (clearing_id, item_id) select opening.id, lying.id from lying join opening on opening.place = lying.place;
