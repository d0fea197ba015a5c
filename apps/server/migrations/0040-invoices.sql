-- Invoices are numbered PREMISE-DEVICE-SEQUENCE (ZDavPR, art. 5). The internal act says for each premise whether the sequence runs for each
-- device (B) or for the whole premise (C); its last number stands in the row that is locked while an invoice is issued, so there is no gap.

create table business_premise (
  id uuid primary key,
  code text not null unique,
  name text not null,
  kind text not null check (kind in ('real_estate', 'A', 'B', 'C')),
  numbering text not null check (numbering in ('B', 'C')),
  internal_act text not null,
  cadastral_number integer,
  building_number integer,
  building_section_number integer,
  street text,
  house_number text,
  house_number_additional text,
  community text,
  city text,
  post_code text,
  valid_from date not null,
  closed_on date,
  -- When the tax authority took the premise as it is now; null while it has to be told.
  registered_at timestamptz,
  registration_error text,
  last_sequence bigint not null default 0,
  version integer not null default 1
);

create table cash_device (
  id uuid primary key,
  premise_id uuid not null references business_premise,
  code text not null,
  name text not null,
  -- The device that issues where nobody chose one: invoices for bank transfers.
  is_default boolean not null default false,
  active boolean not null default true,
  last_sequence bigint not null default 0,
  version integer not null default 1,
  unique (premise_id, code)
);
create unique index cash_device_default on cash_device (is_default) where is_default;

create table invoice (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('invoice', 'storno', 'credit')),
  premise_id uuid not null references business_premise,
  device_id uuid not null references cash_device,
  premise_code text not null,
  device_code text not null,
  sequence bigint not null,
  numbering text not null check (numbering in ('B', 'C')),
  application_id uuid not null references application,
  reference_invoice_id uuid references invoice,
  -- The invoice that takes this one back; until then it is the one live invoice of its application.
  cancelled_by_id uuid references invoice,
  reason text,
  issuer jsonb not null,
  payer jsonb not null,
  payment_method text not null check (payment_method in ('transfer', 'cash', 'card', 'online_card')),
  transaction_id text,
  lines jsonb not null,
  total_cents integer not null,
  vat jsonb not null,
  service_from date not null,
  service_until date not null,
  locale text not null,
  issued_at timestamptz not null,
  issued_by uuid references app_user,
  issued_by_name text not null,
  fiscal_status text not null default 'none' check (fiscal_status in ('none', 'waiting', 'confirmed', 'refused')),
  zoi text,
  eor text,
  fiscal_error text,
  fiscal_due_on date,
  storage_key text unique,
  sha256 text,
  byte_size bigint,
  -- The e-SLOG file of a payer that is a company.
  xml_storage_key text unique,
  xml_sha256 text,
  -- Verified by a test system and not by the tax authority: the paper says so.
  fiscal_test boolean not null default false,
  sent_at timestamptz,
  check (kind = 'invoice' or reference_invoice_id is not null),
  search_text text collate "C" not null generated always as (
    ' ' || search_name(payer ->> 'name') || ' ' || search_words(number) || ' ' || search_words(zoi) || ' ' || search_words(eor) || ' '
    || search_words(transaction_id) || ' ') stored
);
create unique index invoice_live on invoice (application_id) where kind = 'invoice' and cancelled_by_id is null;
create unique index invoice_taken_back on invoice (reference_invoice_id) where kind = 'storno';
create index invoice_application on invoice (application_id);
create index invoice_issued on invoice (issued_at desc, id desc);
create index invoice_search on invoice using gin (search_text gin_trgm_ops) with (fastupdate = off);
create trigger invoice_counted after insert or update or delete or truncate on invoice
  for each statement execute function note_list_change();

-- What an invoice says is never changed and never deleted, whatever a program tries. What comes later may be written: the answer of the tax
-- authority, the paper, the sending, the storno. What is empty may be filled once.
create function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (
    select from jsonb_each(to_jsonb(old)) was
    where was.value <> 'null'
      and was.key not in ('fiscal_status', 'fiscal_error', 'fiscal_due_on', 'search_text')
      and was.value is distinct from to_jsonb(new) -> was.key)
  then
    raise exception 'an invoice is never changed or deleted: it is taken back by a storno';
  end if;
  return new;
end
$$;
create trigger invoice_kept before update or delete on invoice for each row execute function keep_invoice();

-- A printed repetition is marked KOPIJA and counted (ZDavPR, art. 6).
create table invoice_copy (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  copy_number integer not null,
  made_at timestamptz not null,
  made_by uuid references app_user,
  made_by_name text not null,
  unique (invoice_id, copy_number)
);

-- Each row is one sending of one invoice. Without an explicit wish there is one for each invoice, whoever asks and however often.
create table invoice_sending (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  run_id uuid not null,
  is_repeated boolean not null,
  asked_at timestamptz not null,
  asked_by uuid references app_user,
  asked_by_name text not null,
  mail_id uuid,
  done_at timestamptz
);
create unique index invoice_sent_once on invoice_sending (invoice_id) where not is_repeated;
create index invoice_sending_run on invoice_sending (run_id);
