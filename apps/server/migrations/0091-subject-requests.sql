-- Requests of data subjects (GDPR, articles 15 to 21), what was found and given, and records that may only be stored.

create table subject_request (
  id uuid primary key,
  number text not null unique,
  status text not null check (status in ('received', 'verified', 'closed')),
  kinds text[] not null,
  name text not null collate slovenian,
  email text,
  phone text,
  tax_number text,
  plate text,
  -- Where the answer goes by post.
  street text not null,
  post_code text not null,
  city text not null,
  locale text not null,
  channel text not null,
  received_on date not null,
  due_on date not null,
  extension_reason text,
  text text not null,
  -- How it was made sure that who asks is the person; null until it was.
  identity text,
  identity_on date,
  identity_note text,
  outcome text,
  answer_text text,
  sent_by text,
  closed_at timestamptz,
  letter_key text unique,
  letter_sha256 text,
  letter_size bigint,
  entered_at timestamptz not null,
  entered_by uuid references app_user,
  entered_by_name text not null,
  anonymised_at timestamptz,
  version integer not null default 1,
  check (status = 'received' or identity is not null or outcome in ('refused', 'withdrawn'))
);
create index subject_request_due on subject_request (due_on) where status <> 'closed';
create index subject_request_received on subject_request (received_on desc, id desc);
create trigger subject_request_counted after insert or update or delete or truncate on subject_request
  for each statement execute function note_list_change();

-- The records that a clerk has found to be about the person.
create table subject_request_match (
  request_id uuid not null references subject_request on delete cascade,
  record_table text not null,
  record_id uuid not null,
  label text not null,
  primary key (request_id, record_id)
);

-- What was done, in its order.
create table subject_request_step (
  id uuid primary key,
  request_id uuid not null references subject_request on delete cascade,
  kind text not null check (kind in ('given', 'corrected', 'erased', 'restricted', 'lifted', 'objection')),
  at timestamptz not null,
  made_by uuid references app_user,
  made_by_name text not null,
  note text not null,
  -- What was erased and what must stay, with its reason.
  details jsonb not null default '{}',
  json_key text unique,
  json_sha256 text,
  pdf_key text unique,
  pdf_sha256 text
);
create index subject_request_step_request on subject_request_step (request_id, at);

create table restriction (
  record_id uuid primary key,
  request_id uuid not null,
  request_number text not null,
  since timestamptz not null
);
create index restriction_request on restriction (request_id);
