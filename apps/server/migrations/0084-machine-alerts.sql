-- From when a coin machine needs a look, and the alerts that follow.

-- One row for the town; without it the product's own thresholds hold.
create table machine_thresholds (
  id boolean primary key default true check (id),
  ignored_faults text[] not null,
  fill_percent integer not null,
  change_cents integer not null,
  silence_minutes integer not null,
  escalate_minutes integer not null,
  mail_to text,
  escalate_to text,
  -- In the takings of the machines; null: none.
  vat_basis_points integer,
  version integer not null default 1
);

create table machine_alert (
  id uuid primary key,
  machine_id uuid not null references coin_machine,
  kind text not null check (kind in ('fault', 'fill', 'change', 'silence')),
  -- The fault; empty for the other kinds.
  detail text not null,
  raised_at timestamptz not null,
  -- Null where the same alert was mailed a short time before.
  mailed_at timestamptz,
  taken_by uuid references app_user,
  taken_at timestamptz,
  escalated_at timestamptz,
  -- When its maintenance was closed.
  settled_at timestamptz,
  -- Null while it is not over.
  ended_at timestamptz
);
-- One alert at a time for each thing that is wrong with a machine.
create unique index machine_alert_open on machine_alert (machine_id, kind, detail) where ended_at is null;
create index machine_alert_raised on machine_alert (raised_at desc, id desc);
create index machine_alert_machine on machine_alert (machine_id, raised_at desc);
create trigger machine_alert_counted after insert or update or delete or truncate on machine_alert
  for each statement execute function note_list_change();
