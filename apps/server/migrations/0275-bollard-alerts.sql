-- What is wrong with bollards, and who is told.

-- One row for the town; without it the product's own settings hold.
create table bollard_alert_settings (
  id boolean primary key default true check (id),
  offline_minutes integer not null,
  escalate_minutes integer not null,
  mail_to text,
  escalate_to text,
  webhook_url text,
  version integer not null default 1
);

create table bollard_alert (
  id uuid primary key,
  device_code text not null references device,
  kind text not null,
  -- The fault; empty for the other kinds.
  detail text not null,
  raised_at timestamptz not null,
  -- Null where the same alert was told a short time before.
  mailed_at timestamptz,
  taken_by uuid references app_user,
  taken_at timestamptz,
  escalated_at timestamptz,
  -- Null while it is not over.
  ended_at timestamptz
);
-- One alert at a time for each thing that is wrong with a bollard.
create unique index bollard_alert_open on bollard_alert (device_code, kind, detail) where ended_at is null;
create index bollard_alert_raised on bollard_alert (raised_at desc, id desc);
create index bollard_alert_device on bollard_alert (device_code, raised_at desc);
create trigger bollard_alert_counted after insert or update or delete or truncate on bollard_alert
  for each statement execute function note_list_change();
