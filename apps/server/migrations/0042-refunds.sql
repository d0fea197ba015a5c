-- Money that goes back. One person proposes, another approves; what is approved is paid by an order for the bank.

-- One order: the file of the bank as it was made, so that a second download is the same order.
create table refund_order (
  id uuid primary key,
  number text not null unique,
  total_cents integer not null,
  xml text not null,
  made_at timestamptz not null,
  made_by uuid not null references app_user
);

create table refund (
  id uuid primary key,
  number text not null unique,
  status text not null check (status in ('proposed', 'approved', 'ordered', 'paid', 'declined')),
  ground text not null,
  -- Of one of the two: what is left of a payment, or a part of what an application has paid.
  payment_id uuid references payment,
  application_id uuid references application,
  cents integer not null check (cents > 0),
  payee_name text collate slovenian,
  iban text,
  reason text,
  proposed_at timestamptz not null,
  proposed_by uuid not null references app_user,
  decided_at timestamptz,
  decided_by uuid references app_user,
  answer text,
  order_id uuid references refund_order,
  paid_on date,
  -- The movement of a statement that paid it; null: recorded by hand.
  paid_by_id uuid references payment,
  idempotency_key text unique,
  anonymised_at timestamptz,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- Two people, whatever a program tries.
  check (status in ('proposed', 'declined') or decided_by <> proposed_by)
);
create index refund_proposed on refund (proposed_at desc, id desc);
create index refund_payment on refund (payment_id);
create index refund_application on refund (application_id);

create trigger refund_counted after insert or update or delete or truncate on refund
  for each statement execute function note_list_change();
