-- Programs of others that ask whether a vehicle has a right: each has a key of its own, of which only the hash is kept.
create table program (
  id uuid primary key,
  name text not null,
  key_hash text unique,
  made_by uuid references app_user,
  made_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz
);
