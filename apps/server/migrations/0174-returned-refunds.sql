-- That the bank paid a refund and its money came back: the refund is decided anew, and the journal books both on their days.

create table refund_return (
  id uuid primary key,
  refund_id uuid not null references refund,
  -- The movement of a statement that brought the money back.
  payment_id uuid not null unique references payment,
  paid_on date,
  settled_at timestamptz not null,
  -- The movement that had paid it.
  paid_by_id uuid references payment,
  returned_at timestamptz not null
);
create index refund_return_refund on refund_return (refund_id);
