-- The accounts of the town's ledger, and the instants by which the journal knows on which day something was recorded. What a day holds never changes
-- afterwards: what takes something back is recorded on its own day.

create table ledger_account (
  -- A role of the contract, or `kind:` and the id of a kind of permit.
  place text primary key,
  account text not null
);

-- A payment that was recorded by mistake, and, where that was a mistake, when it came back.
create table payment_removal (
  id uuid primary key,
  payment_id uuid not null references payment,
  removed_at timestamptz not null,
  restored_at timestamptz
);
create index payment_removal_payment on payment_removal (payment_id);
insert into payment_removal (id, payment_id, removed_at) select gen_random_uuid(), id, updated_at from payment where status = 'removed';

-- When it was recorded that a refund was paid; `paid_on` is the day of the bank.
alter table refund add column settled_at timestamptz;
update refund set settled_at = updated_at where status = 'paid';

create index payment_created on payment (created_at);
create index payment_allocation_made on payment_allocation (made_at);
create index payment_allocation_undone on payment_allocation (undone_at) where undone_at is not null;
