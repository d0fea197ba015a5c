-- Short codes of status pages, apart from the mailed links: a code has few signs, so it is kept as Argon2, and the newest one alone opens.
create table application_code (
  application_id uuid primary key references application on delete cascade,
  code_hash text not null,
  created_at timestamptz not null
);
