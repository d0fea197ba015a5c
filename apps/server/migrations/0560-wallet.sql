-- A permit offered to a wallet: a code that counts once, then a key for one credential. Only hashes of both are kept.
create table wallet_offer (
  id uuid primary key,
  permit_id uuid not null references permit,
  code_hash text not null unique,
  token_hash text unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz
);
create index wallet_offer_permit on wallet_offer (permit_id);

-- A permit in a wallet: its place in a list of statuses, which no other credential ever gets, also when its permit is forgotten.
-- What the credential says is compared by a hash with what the permit says now.
create table wallet_credential (
  id uuid primary key,
  permit_id uuid references permit,
  list int not null,
  place int not null,
  contents text,
  issued_at timestamptz not null,
  ended_at timestamptz,
  unique (list, place)
);
create index wallet_credential_permit on wallet_credential (permit_id);

-- What a wallet is asked who somebody is: the key for its answer and the answer are sealed, and all of it goes when it is read, or within a day.
create table wallet_question (
  id uuid primary key,
  user_id uuid not null references app_user,
  secret_hash text not null unique,
  nonce text not null,
  sealed_key text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  fault text,
  sealed_answer text
);
create index wallet_question_user on wallet_question (user_id);
