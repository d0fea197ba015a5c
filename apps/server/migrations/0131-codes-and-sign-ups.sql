-- Codes mailed to sign in with, and people who asked for an account of their own.

-- The row is made for every request, also for an address that nobody has: neither the answer nor its time tells. The code comes with the mail.
create table sign_in_code (
  token_hash text primary key,
  email text not null,
  -- Argon2, by the job that mails the code; null where the address has no account.
  code_hash text,
  user_id uuid references app_user,
  failures integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- An account is made when the link is used, not before: a stranger who typed another's address leaves no account.
create table sign_up (
  token_hash text primary key,
  email text not null,
  name text not null,
  locale text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The application from whose status page it was asked for.
  application_id uuid references application on delete set null
);

alter table session drop constraint session_signed_in_by_check;
alter table session add constraint session_signed_in_by_check
  check (signed_in_by in ('password', 'second_factor', 'passkey', 'identity_provider', 'mailed_code'));
