-- What a town sets about its acts, as one row, and the texts from which they are made. A text is never changed: each saving is a new version,
-- and an act remembers its own.

create table act_setting (
  only_row boolean primary key default true check (only_row),
  value jsonb not null,
  updated_at timestamptz not null
);

create table act_text (
  id uuid primary key,
  kind text not null,
  -- Null: for every reason, and for every kind of permit.
  reason_code text,
  permit_kind_id uuid references permit_kind,
  version integer not null,
  words jsonb not null,
  created_at timestamptz not null,
  created_by uuid references app_user,
  created_by_name text not null,
  unique nulls not distinct (kind, reason_code, permit_kind_id, version)
);
