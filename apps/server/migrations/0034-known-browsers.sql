-- Browsers in which a person has signed in before: failures of strangers do not stop them. One secret for each browser, of which
-- the hash is kept; one row for each account that signed in there.
create table known_browser (
  token_hash text not null,
  user_id uuid not null references app_user on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_browser_of_user on known_browser (user_id);
