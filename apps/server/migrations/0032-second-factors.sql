-- Second factors of people who sign in, and how each session was signed in.

alter table session add column signed_in_by text not null default 'password'
  check (signed_in_by in ('password', 'second_factor', 'passkey', 'identity_provider'));
-- When the person of a session last proved who they are: at sign-in, and when the password was given again.
alter table session add column confirmed_at timestamptz;

create table totp_key (
  user_id uuid primary key references app_user on delete cascade,
  -- Encrypted with the server's key; see platform/security/seal.ts.
  sealed_key text not null,
  created_at timestamptz not null,
  -- Null: shown, but no code of it has been given yet.
  confirmed_at timestamptz,
  -- The last step (30 s since 1970) whose code was used; earlier ones are refused.
  last_step bigint not null default 0,
  last_used_at timestamptz
);

create table passkey (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  name text not null,
  credential_id text not null constraint passkey_credential unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);

create table recovery_code (
  code_hash text primary key,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_code_of_user on recovery_code (user_id);

-- A sign-in that waits for its second step, or a passkey's challenge without a password before it (then user_id is null).
create table sign_in_step (
  token_hash text primary key,
  user_id uuid references app_user on delete cascade,
  -- Hash of the stored password hash at the first step: once the password is another, the step is void.
  password_mark text,
  challenge text,
  failures integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_step_of_user on sign_in_step (user_id);

-- The challenge for a passkey that is being added in a session.
create table passkey_challenge (
  session_id uuid primary key references session on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

create table sign_in_policy (
  role text primary key,
  rule text not null check (rule in ('none', 'asked', 'required'))
);

-- Live streams hear at once that a session has become whole, or that the town asks more of a role (see 0020).
create trigger session_raised after update of signed_in_by on session
  for each row when (old.signed_in_by is distinct from new.signed_in_by)
  execute function announce_rights('user_id');

create function announce_policy() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', person.id::text) from app_user person
    where person.role = new.role and exists (select from session where session.user_id = person.id);
  return null;
end $$;

create trigger sign_in_policy_changed after insert or update on sign_in_policy
  for each row execute function announce_policy();
