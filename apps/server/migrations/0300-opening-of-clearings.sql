-- Cards and coins that came before the product knew what a movement of the bank clears would lie with terminal, provider and machine for ever: their payouts
-- stand on statements as other money, so an opening takes them there. What came once a town clears, or two weeks before that, is cleared or waits to be.
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
), known as (
  select places.place, greatest(
    (select kysely_migration.timestamp::timestamptz from kysely_migration where name = '0240-clearings'),
    (select min(made_at) from clearing where clearing.place = places.place and (payment_id is not null or report_id is not null))
  ) - interval '14 days' as since
  from (values ('card_terminal'), ('card_online'), ('machine_coins')) as places (place)
), lying as (
  select item.place, item.id, item.cents from item join known on known.place = item.place
  where item.at < known.since
    and not exists (
      select from clearing_item join clearing on clearing.id = clearing_item.clearing_id
      where clearing_item.item_id = item.id and clearing.undone_at is null)
), opening as materialized (
  select place, gen_random_uuid() as id, sum(cents)::integer as cents from lying group by place
), made as (
  insert into clearing (id, place, net_cents, fee_cents, difference_cents, document, reason, made_at)
  select id, place, cents, 0, 0, 'Otvoritev', 'Nakazano, preden so se vodile poravnave', now() from opening
)
insert into clearing_item (clearing_id, item_id) select opening.id, lying.id from lying join opening on opening.place = lying.place;
