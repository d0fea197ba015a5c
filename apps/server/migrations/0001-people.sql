-- People, their sessions and the single-use links mailed to them.

create table app_user (
  id uuid primary key,
  email text not null,
  name text collate slovenian not null,
  type text not null default 'person' check (type in ('person', 'company')),
  role text not null default 'regular',
  granted text[] not null default '{}',
  revoked text[] not null default '{}',
  password_hash text,
  must_reset boolean not null default false,
  email_verified_at timestamptz,
  phone text,
  street text,
  post_code text,
  city text,
  tax_number text,
  user_type_code text,
  locale text not null default 'sl',
  active boolean not null default true,
  anonymised_at timestamptz,
  last_seen timestamptz,
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index app_user_email on app_user (email);
create index app_user_name on app_user (name);

create table session (
  id uuid primary key,
  token_hash text not null unique,
  user_id uuid not null references app_user on delete cascade,
  access_token text not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_of_user on session (user_id);

create table password_token (
  token_hash text primary key,
  user_id uuid not null references app_user on delete cascade,
  purpose text not null check (purpose in ('reset', 'invitation')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A new e-mail address that waits for the link mailed to it.
create table email_change (
  token_hash text primary key,
  user_id uuid not null references app_user on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_change_user on email_change (user_id);

create table rate_counter (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
