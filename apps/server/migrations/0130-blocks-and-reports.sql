-- What a holder blocked because a card or phone is lost, and passages that a holder says were not theirs.

-- A block is about the person's card or phone number and not about one permit: a renewal that takes the number over does not open either.
create table credential_block (
  id uuid primary key,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('rfid', 'phone')),
  value_normalised text not null,
  blocked_at timestamptz not null,
  -- When the office lifted it, and who; null while it holds.
  lifted_at timestamptz,
  lifted_by uuid references app_user,
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index credential_block_holds on credential_block (user_id, kind, value_normalised) where lifted_at is null;

create table passage_report (
  id uuid primary key,
  access_log_id uuid not null unique references access_log on delete cascade,
  reported_by uuid not null references app_user,
  remark text,
  reported_at timestamptz not null,
  -- What the office answered, and who; null while it waits.
  answer text,
  settled_at timestamptz,
  settled_by uuid references app_user,
  check ((settled_at is null) = (answer is null))
);
create index passage_report_open on passage_report (reported_at) where settled_at is null;
create index passage_report_person on passage_report (reported_by);
