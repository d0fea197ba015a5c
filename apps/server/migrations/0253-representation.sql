-- A party with a representative: acts go to them (ZUP, art. 88). One holds for a matter at a time; what ended stays.
create table representation (
  id uuid primary key,
  application_id uuid references application,
  permit_id uuid references permit,
  name text not null,
  street text not null,
  post_code text not null,
  city text not null,
  document text not null,
  scope text not null,
  valid_until date,
  entered_by uuid references app_user,
  entered_by_name text not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references app_user,
  withdrawn_by_name text,
  withdrawn_reason text,
  version integer not null default 1,
  check (application_id is not null or permit_id is not null)
);
create index representation_application on representation (application_id);
create index representation_permit on representation (permit_id);
create index representation_entered_by on representation (entered_by);
create index representation_withdrawn_by on representation (withdrawn_by);
-- On whom an act is served instead of its party.
alter table act add column representative jsonb;
