-- Applications with their documents. Numbers run per year without a gap worth asking about.

create table number_series (
  name text not null,
  year integer not null,
  last integer not null,
  primary key (name, year)
);

create table application (
  id uuid primary key,
  number text not null unique,
  status text not null,
  permit_kind_id uuid not null references permit_kind,
  parking_lot_id uuid not null references parking_lot,
  user_type_code text not null references user_type,
  user_id uuid references app_user,
  applicant_type text not null check (applicant_type in ('person', 'company')),
  name text collate slovenian not null,
  street text not null,
  post_code text not null,
  city text not null,
  email text not null,
  phone text not null,
  tax_number text,
  plates text[] not null,
  plates_normalised text[] not null,
  period text not null,
  period_count integer not null default 1 check (period_count > 0),
  valid_from date not null,
  valid_until date not null,
  remark text,
  locale text not null default 'sl',
  source text not null default 'web' check (source in ('web', 'account', 'paper')),
  replaces_permit_id uuid,
  replace_reason text,
  renews_permit_id uuid,
  fee_cents integer not null default 0,
  vat_basis_points integer not null default 0,
  reason text,
  supplement_text text,
  due_on date,
  warned_at timestamptz,
  access_token_hash text not null unique,
  idempotency_key text unique,
  consent_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app_user,
  anonymised_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index application_created on application (created_at desc, id desc);
create index application_status on application (status, created_at desc);
create index application_user on application (user_id, created_at desc);
create index application_email on application (email);
create index application_name on application (name);
create index application_plates on application using gin (plates_normalised);

-- Each mail carries a link of its own: secrets are stored only as hashes and cannot be sent twice. The first one's is the application's own.
create table application_link (
  token_hash text primary key,
  application_id uuid not null references application on delete cascade,
  created_at timestamptz not null
);
create index application_link_application on application_link (application_id);

create table document (
  id uuid primary key,
  type text not null,
  application_id uuid references application,
  permit_id uuid,
  user_id uuid references app_user,
  file_name text not null,
  media_type text not null,
  byte_size bigint not null,
  sha256 text not null,
  storage_key text not null unique,
  expires_on date,
  created_at timestamptz not null,
  deleted_at timestamptz,
  delete_reason text
);
create index document_application on document (application_id);
create index document_permit on document (permit_id);
create index document_user on document (user_id);
create index document_created on document (created_at desc);
