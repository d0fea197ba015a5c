-- Permits and the credentials that open a gate for them. Scheduled, active and expired follow from the days and are not stored.

create table permit (
  id uuid primary key,
  number text not null unique,
  status text not null check (status in ('issued', 'suspended', 'revoked', 'replaced')),
  permit_kind_id uuid not null references permit_kind,
  parking_lot_id uuid not null references parking_lot,
  user_type_code text not null references user_type,
  application_id uuid references application,
  user_id uuid references app_user,
  name text collate slovenian not null,
  street text not null,
  post_code text not null,
  city text not null,
  email text not null,
  phone text not null,
  tax_number text,
  locale text not null default 'sl',
  valid_from date not null,
  valid_until date not null check (valid_until > valid_from),
  replaces_permit_id uuid references permit,
  replace_reason text,
  reason text,
  reminded_30_at timestamptz,
  reminded_7_at timestamptz,
  idempotency_key text unique,
  issued_at timestamptz not null,
  issued_by uuid references app_user,
  anonymised_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index permit_created on permit (created_at desc, id desc);
create index permit_valid_until on permit (valid_until);
create index permit_user on permit (user_id);
create index permit_application on permit (application_id);
create index permit_email on permit (email);
create index permit_name on permit (name);
create index permit_replaces on permit (replaces_permit_id);

alter table document add constraint document_permit_fk foreign key (permit_id) references permit;
alter table application add constraint application_replaces_fk foreign key (replaces_permit_id) references permit;
alter table application add constraint application_renews_fk foreign key (renews_permit_id) references permit;

create table permit_credential (
  id uuid primary key,
  permit_id uuid not null references permit on delete cascade,
  kind text not null check (kind in ('plate', 'rfid', 'phone')),
  value text not null,
  value_normalised text not null,
  valid_from date,
  valid_until date,
  created_at timestamptz not null
);
create index permit_credential_permit on permit_credential (permit_id);
create index permit_credential_value on permit_credential (value_normalised, kind);

-- What the office told holders, to whom, and which of its batches have been queued.
create table notification (
  id uuid primary key,
  subject jsonb not null,
  text jsonb not null,
  audience jsonb not null,
  permits integer not null,
  recipients integer not null,
  batches_queued integer[] not null default '{}',
  created_by uuid references app_user,
  created_by_name text not null,
  created_at timestamptz not null
);
create index notification_created on notification (created_at desc, id desc);
