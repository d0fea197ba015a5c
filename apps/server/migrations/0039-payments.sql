-- Money that came, by bank statement at first. Rows are never deleted: what was recorded by mistake is set to `removed`.

-- One statement of an uploaded file; the statements of one file share the upload.
create table bank_statement (
  id uuid primary key,
  upload_id uuid not null,
  file_name text not null,
  sha256 text not null,
  format text not null,
  -- The bank's own id of the statement, and the account; null in CSV.
  bank_id text,
  iban text,
  opening_cents bigint,
  closing_cents bigint,
  -- Movements in it, and those that no earlier statement had.
  entries integer not null,
  added integer not null,
  uploaded_at timestamptz not null,
  uploaded_by uuid references app_user
);
create index bank_statement_uploaded on bank_statement (uploaded_at desc, id desc);
create index bank_statement_upload on bank_statement (upload_id);

create table payment (
  id uuid primary key,
  source text not null check (source in ('bank', 'cash', 'card_terminal', 'card_online')),
  direction text not null check (direction in ('credit', 'debit')),
  -- The same for the same movement in every statement: two uploads record it once.
  entry_key text unique,
  statement_id uuid references bank_statement,
  booked_on date not null,
  value_on date,
  cents bigint not null check (cents >= 0),
  currency text not null,
  payer_name text collate slovenian,
  payer_iban text,
  reference text,
  purpose text,
  transaction_id text,
  reversal boolean not null default false,
  -- The payment that this movement took back.
  reverses_id uuid references payment,
  status text not null check (
    status in ('matched', 'ambiguous', 'underpaid', 'overpaid', 'unknown', 'foreign', 'reversed', 'ignored', 'removed')),
  -- Applications that it may be for; what a clerk is offered.
  candidates uuid[] not null default '{}',
  reason text,
  anonymised_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index payment_booked on payment (booked_on desc, id desc);
create index payment_status on payment (status, booked_on desc);
create index payment_statement on payment (statement_id);
create index payment_name on payment (payer_name);

-- What a payment pays. Undone ones stay, with who undid them and why.
create table payment_allocation (
  id uuid primary key,
  payment_id uuid not null references payment,
  application_id uuid not null references application,
  cents bigint not null check (cents > 0),
  made_at timestamptz not null,
  made_by uuid references app_user,
  undone_at timestamptz,
  undone_by uuid references app_user,
  undo_reason text
);
create index payment_allocation_payment on payment_allocation (payment_id);
create index payment_allocation_application on payment_allocation (application_id);
create unique index payment_allocation_once on payment_allocation (payment_id, application_id) where undone_at is null;

-- How the CSV exports of a bank are read.
create table statement_mapping (
  id uuid primary key,
  name text not null unique,
  mapping jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);

do $$
declare
  counted text;
begin
  foreach counted in array array['payment', 'payment_allocation', 'bank_statement'] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I for each statement execute function note_list_change()',
      counted || '_counted', counted);
  end loop;
end
$$;
