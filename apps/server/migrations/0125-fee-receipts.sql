-- The confirmation that a payer gets for an administrative fee paid by card: made once when the money came, and served as it was.

-- Gone with the person, unlike the payment: what the books need stands there.
create table fee_receipt (
  payment_id uuid primary key references payment (id),
  application_id uuid not null references application (id),
  storage_key text not null unique,
  sha256 text not null,
  byte_size bigint not null,
  made_at timestamptz not null
);
create index fee_receipt_application on fee_receipt (application_id);

create trigger fee_receipt_restricted before insert or update or delete on fee_receipt
  for each row execute function refuse_restricted('application_id');
