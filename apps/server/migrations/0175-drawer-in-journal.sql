-- The journal books what leaves and enters a drawer beside payments. What was before keeps its files as they were downloaded.

alter table drawer_closing add column in_journal boolean not null default false;
alter table drawer_closing alter column in_journal set default true;
alter table drawer_movement add column in_journal boolean not null default false;
alter table drawer_movement alter column in_journal set default true;

-- The movement of a statement by which the cash of a closing came to the bank.
create table drawer_deposit (
  id uuid primary key,
  closing_id uuid not null references drawer_closing,
  payment_id uuid not null references payment,
  recognised_at timestamptz not null,
  -- A clerk has found that it is something else.
  released_at timestamptz
);
create unique index drawer_deposit_closing on drawer_deposit (closing_id) where released_at is null;
create unique index drawer_deposit_payment on drawer_deposit (payment_id) where released_at is null;
