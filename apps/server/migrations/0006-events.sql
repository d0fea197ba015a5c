-- The audit trail and the outbox of mail. Both are written in the transaction of the change they tell of.

create table event (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  kind text not null check (kind in ('change', 'read')),
  actor_id uuid,
  actor_name text collate slovenian not null,
  subject_type text,
  subject_id text,
  subject_label text collate slovenian,
  before jsonb,
  after jsonb,
  reason text,
  address text,
  request_id text
);
create index event_at on event (at desc, id desc);
create index event_subject on event (subject_id, at desc);
create index event_actor on event (actor_id, at desc);

create table mail (
  id uuid primary key,
  template text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  subject_type text,
  subject_id uuid,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_subject on mail (subject_id, created_at desc);
create index mail_created on mail (created_at desc);
