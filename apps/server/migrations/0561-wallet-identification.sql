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
