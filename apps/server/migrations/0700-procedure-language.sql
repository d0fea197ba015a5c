-- In a town of two official languages the procedure of a matter has its own (ZUP, art. 62), apart from that of its mails.
create table procedure_language (
  id uuid primary key,
  application_id uuid references application on delete cascade,
  permit_id uuid references permit on delete cascade,
  language text not null check (language in ('sl', 'it', 'hu')),
  created_at timestamptz not null,
  check (application_id is not null or permit_id is not null)
);
create unique index procedure_language_application on procedure_language (application_id);
create unique index procedure_language_permit on procedure_language (permit_id);
