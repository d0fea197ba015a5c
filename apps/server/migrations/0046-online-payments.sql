-- Card payments online: one row for each attempt to pay an application on the page of the payment provider.
create table online_payment (
  -- The provider knows it as the order; random, because whoever knows it may see what became of it.
  id uuid primary key,
  application_id uuid not null references application,
  status text not null check (status in ('open', 'paid', 'declined', 'cancelled', 'expired', 'mismatch')),
  cents integer not null check (cents > 0),
  test boolean not null,
  -- What the provider answered to the order; null while it does not know of it.
  provider_id text,
  redirect_url text,
  transaction_id text,
  decline_code text,
  -- The payment in the books.
  payment_id uuid unique references payment,
  started_by uuid references app_user,
  locale text not null check (locale in ('sl', 'en')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When its status became final for the payer, and when the provider said so; only what the provider said ends the questions.
  ended_at timestamptz,
  confirmed_at timestamptz,
  asked_at timestamptz,
  check (status <> 'paid' or payment_id is not null)
);
-- An application is paid by one attempt at a time, whatever a program tries.
create unique index online_payment_open on online_payment (application_id) where status = 'open';
create index online_payment_application on online_payment (application_id, created_at desc);

-- Notices of the provider that were believed, each once.
create table online_payment_notice (
  id text primary key,
  online_payment_id uuid not null references online_payment,
  status text not null,
  received_at timestamptz not null
);
create index online_payment_notice_payment on online_payment_notice (online_payment_id);
