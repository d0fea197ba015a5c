-- What an applicant pays by. Its paper is made once, at the issue, and served as it was made ever after.
create table pro_forma (
  id uuid primary key,
  number text not null unique,
  application_id uuid not null references application,
  status text not null default 'issued' check (status in ('issued', 'paid', 'cancelled', 'lapsed')),
  reference text not null,
  lines jsonb not null,
  total_cents integer not null check (total_cents > 0),
  due_on date not null,
  -- The payment slip as it is printed and encoded.
  slip jsonb not null,
  storage_key text not null unique,
  sha256 text not null,
  byte_size integer not null,
  issued_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check (status = 'issued' or ended_at is not null)
);
create unique index pro_forma_waiting on pro_forma (application_id) where status = 'issued';
create index pro_forma_application on pro_forma (application_id, issued_at desc);

-- Stored files that go out with a mail: storage key, file name and media type of each.
alter table mail add column attachments jsonb not null default '[]';
