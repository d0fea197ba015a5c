-- What lies between a payer and the bank (cards, coins, cash on the way) leaves there when a movement of a statement brings it, or takes it away.

create table settlement_report (
  id uuid primary key,
  merchant text not null,
  batch text not null,
  file_name text not null,
  sha256 text not null,
  -- What is paid out: gross amounts less all fees.
  net_cents integer not null,
  fee_cents integer not null,
  uploaded_at timestamptz not null,
  uploaded_by uuid references app_user,
  unique (merchant, batch)
);

create table settlement_line (
  id uuid primary key,
  report_id uuid not null references settlement_report,
  position integer not null,
  kind text not null check (kind in ('payment', 'refund', 'chargeback', 'chargeback_reversed', 'fee', 'other')),
  -- As the provider calls it.
  type text not null,
  order_id text,
  transaction_id text,
  gross_cents integer not null,
  fee_cents integer not null,
  -- The payment or refund that it is; null where nothing of that amount is known.
  item_id uuid,
  unique (report_id, position)
);
create index settlement_line_item on settlement_line (item_id);

create table clearing (
  id uuid primary key,
  place text not null check (place in ('card_terminal', 'card_online', 'machine_coins', 'cash_in_transit')),
  -- Null where a report pays nothing out.
  payment_id uuid references payment,
  report_id uuid references settlement_report,
  -- As the account at the bank sees it: negative for what went out.
  net_cents integer not null,
  -- Negative where fees were credited.
  fee_cents integer not null,
  difference_cents integer not null,
  document text not null,
  reason text check (difference_cents = 0 or reason is not null),
  made_at timestamptz not null,
  made_by uuid references app_user,
  undone_at timestamptz
);
create unique index clearing_payment on clearing (payment_id) where undone_at is null;
create unique index clearing_report on clearing (report_id) where undone_at is null;
create index clearing_made on clearing (made_at);

create table clearing_item (
  clearing_id uuid not null references clearing,
  item_id uuid not null,
  primary key (clearing_id, item_id)
);
create index clearing_item_item on clearing_item (item_id);

insert into clearing (id, place, payment_id, net_cents, fee_cents, difference_cents, document, made_at, undone_at)
select drawer_deposit.id, 'cash_in_transit', payment_id, drawer_closing.deposit_cents, 0, 0, drawer_closing.number, recognised_at, released_at
from drawer_deposit join drawer_closing on drawer_closing.id = drawer_deposit.closing_id;
insert into clearing_item (clearing_id, item_id) select id, closing_id from drawer_deposit;
drop table drawer_deposit;
