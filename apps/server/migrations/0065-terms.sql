-- The terms of the authority and of the party.

-- How facts are established for a kind of permit; the term to decide depends on it (ZUP, art. 222).
alter table permit_kind add column procedure text not null default 'simple' check (procedure in ('simple', 'special'));

-- The last days to call for a supplement and to decide, with the day from which they are counted; null while none runs. The morning's job counts
-- them for the applications that are open now.
alter table application add column counted_from date;
alter table application add column call_by date;
alter table application add column decide_by date;
-- When a supplement came after the order of dismissal was issued and before it was served (ZUP, art. 67).
alter table application add column late_supplement_at timestamptz;
create index application_term on application (least(call_by, decide_by)) where decide_by is not null;

-- The party's term was a number of working days; it is one of the settings `terms` now.
delete from parameter where key = 'supplement_working_days';

-- A party asks for more time, or a clerk gives it by hand (ZUP, art. 99).
create table term_extension (
  id uuid primary key,
  application_id uuid not null references application,
  asked_by_party boolean not null,
  -- Emptied when the application is forgotten.
  reason text,
  asked_at timestamptz not null,
  -- The term as it was.
  due_before date not null,
  -- Null while it waits for a clerk.
  granted boolean,
  -- The new last day, where it was granted.
  due_on date,
  answer text,
  answered_at timestamptz,
  answered_by uuid references app_user
);
create index term_extension_application on term_extension (application_id);
create unique index term_extension_waits on term_extension (application_id) where granted is null;

-- A party is told what was found out and answers it, before a decision on facts that it does not know (ZUP, art. 9 and 146).
create table hearing (
  id uuid primary key,
  act_id uuid not null unique references act,
  application_id uuid references application,
  permit_id uuid references permit,
  due_on date not null,
  -- Of the mailed link.
  token_hash text not null unique,
  answer text,
  answered_at timestamptz,
  -- The clerk who recorded what the party said; null: the party wrote it by the link.
  recorded_by uuid references app_user,
  created_at timestamptz not null,
  check (num_nonnulls(application_id, permit_id) = 1)
);
create index hearing_application on hearing (application_id);
create index hearing_permit on hearing (permit_id);
