-- Each row is one message to the tax authority; its id is the MessageID. It is written before the message is sent, so that a message of which nobody
-- knows what became of it is seen: its outcome is empty.
create table fiscal_attempt (
  id uuid primary key,
  invoice_id uuid references invoice,
  premise_id uuid references business_premise,
  subsequent boolean not null default false,
  sent_at timestamptz not null,
  answered_at timestamptz,
  outcome text check (outcome in ('confirmed', 'refused', 'unreachable', 'untrusted')),
  code text,
  detail text,
  eor text,
  -- About one of the two.
  check (num_nonnulls(invoice_id, premise_id) <= 1),
  check ((outcome is null) = (answered_at is null))
);
-- Two messages about one invoice are never under way at once.
create unique index fiscal_attempt_open on fiscal_attempt (invoice_id) where outcome is null;
create index fiscal_attempt_invoice on fiscal_attempt (invoice_id, sent_at);

-- The tax number of the operator as it was told to the tax authority: a repeated message must say the same.
alter table invoice add column operator_tax_number text;
-- An EOR belongs to one invoice.
create unique index invoice_eor on invoice (eor);
create index invoice_fiscal_open on invoice (fiscal_due_on) where fiscal_status in ('waiting', 'refused');
