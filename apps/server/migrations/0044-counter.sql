-- Money at the counter. The payments themselves are rows of `payment`; here stands what lies in which drawer, and how it was counted.

-- One closing of a device. What was taken before it belongs to it; what is taken after it to the next one.
create table drawer_closing (
  id uuid primary key,
  number text not null unique,
  device_id uuid not null references cash_device,
  year integer not null,
  sequence integer not null,
  -- The first movement in it.
  opened_at timestamptz not null,
  closed_at timestamptz not null,
  closed_by uuid not null references app_user,
  payments integer not null,
  give_backs integer not null,
  -- What the closing before left in the drawer.
  opening_cents integer not null,
  change_money_cents integer not null,
  cash_cents integer not null,
  cash_back_cents integer not null,
  card_cents integer not null,
  card_back_cents integer not null,
  expected_cents integer not null generated always as (opening_cents + change_money_cents + cash_cents - cash_back_cents) stored,
  counted_cents integer not null check (counted_cents >= 0),
  -- How many notes and coins, by their value in cents; null where only the sum was entered.
  counts jsonb,
  difference_cents integer not null
    generated always as (counted_cents - (opening_cents + change_money_cents + cash_cents - cash_back_cents)) stored,
  -- Why another amount was counted than expected.
  reason text,
  deposit_cents integer not null check (deposit_cents between 0 and counted_cents),
  left_cents integer not null generated always as (counted_cents - deposit_cents) stored,
  idempotency_key text unique,
  unique (device_id, year, sequence)
);
create index drawer_closing_closed on drawer_closing (closed_at desc, id desc);
create index drawer_closing_device on drawer_closing (device_id, closed_at desc);

-- One movement of money at a device, in cents: above 0 in, below 0 out.
create table drawer_movement (
  id uuid primary key,
  device_id uuid not null references cash_device,
  kind text not null check (kind in ('payment', 'give_back', 'change_money')),
  method text not null check (method in ('cash', 'card')),
  cents integer not null,
  -- The payment that was taken, or that was given back.
  payment_id uuid references payment,
  application_id uuid references application,
  -- The invoice, or the storno of one that was given back.
  invoice_id uuid references invoice,
  tendered_cents integer check (tendered_cents >= cents),
  transaction_id text,
  reason text,
  made_at timestamptz not null,
  made_by uuid not null references app_user,
  -- Null while the day is open.
  closing_id uuid references drawer_closing,
  idempotency_key text unique,
  check (case kind when 'give_back' then cents < 0 else cents > 0 end)
);
-- A payment is taken once and given back once, whatever a program tries.
create unique index drawer_movement_once on drawer_movement (payment_id, kind);
create index drawer_movement_made on drawer_movement (made_at desc, id desc);
create index drawer_movement_open on drawer_movement (device_id) where closing_id is null;
create index drawer_movement_closing on drawer_movement (closing_id);
create index drawer_movement_application on drawer_movement (application_id);

-- What was counted and taken is never changed or deleted. Of a movement the closing is filled in once; reasons are emptied when the books are forgotten. What the
-- database computes is not known yet in a trigger.
create function keep_drawer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (
    select from jsonb_each(to_jsonb(old)) was
    where was.value <> 'null' and was.key not in ('reason', 'expected_cents', 'difference_cents', 'left_cents') and was.value is distinct from to_jsonb(new) -> was.key)
  then
    raise exception 'a drawer is never changed afterwards';
  end if;
  return new;
end
$$;
create trigger drawer_closing_kept before update or delete on drawer_closing for each row execute function keep_drawer();
create trigger drawer_movement_kept before update or delete on drawer_movement for each row execute function keep_drawer();

do $$
declare
  counted text;
begin
  foreach counted in array array['drawer_closing', 'drawer_movement'] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I for each statement execute function note_list_change()',
      counted || '_counted', counted);
  end loop;
end
$$;
