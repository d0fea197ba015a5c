-- Addresses that are told of events: of a program, or of the town where there is none.
create table webhook (
  id uuid primary key,
  program_id uuid references program,
  url text not null,
  events text[] not null,
  -- Sealed. Null: one that was entered for alerts before there were secrets; it is stopped until it is given one.
  secret text,
  -- The one before, with which is signed too until then.
  old_secret text,
  old_until timestamptz,
  made_by uuid references app_user,
  made_at timestamptz not null,
  stopped_at timestamptz,
  -- When somebody was told that it does not answer; null: it does.
  told_at timestamptz
);

-- What is told: it stands here exactly when the change that it tells of does.
create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook,
  event text not null,
  body text not null,
  made_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  last_at timestamptz,
  last_code integer,
  last_ms integer,
  last_error text
);
create index webhook_delivery_waiting on webhook_delivery (webhook_id, next_at) where status = 'waiting';
create index webhook_delivery_made on webhook_delivery (made_at desc, id desc);

insert into webhook (id, url, events, made_at, stopped_at)
  select gen_random_uuid(), webhook_url, '{bollard.raised,bollard.escalated,bollard.ended}', now(), now()
  from bollard_alert_settings where webhook_url is not null;
alter table bollard_alert_settings drop column webhook_url;
