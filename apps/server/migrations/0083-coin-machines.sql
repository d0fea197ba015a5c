-- Coin machines and what they report. The newest report stands in the machine's row, all of them in `machine_report`.

create table coin_machine (
  id uuid primary key,
  -- Its name in topics of the broker, and the user name of its account.
  code text not null unique,
  business_premise_name text not null,
  cashier_nr text not null unique,
  cashier_name text not null,
  latitude double precision,
  longitude double precision,
  active boolean not null default true,
  version integer not null default 1,
  -- SHA-256 of its key; null while it has none.
  key_hash text,
  -- The newest report by the machine's own clock; null before the first.
  last_update timestamptz,
  -- When it was heard last, by the server's clock.
  heard_at timestamptz,
  -- With a blank between them.
  errors_str text not null default '',
  coins integer,
  chng integer,
  oldchng integer,
  pfill integer
);
create trigger coin_machine_counted after insert or update or delete or truncate on coin_machine
  for each statement execute function note_list_change();

create table machine_report (
  machine_id uuid not null references coin_machine,
  -- Given by the machine, so it is only unique within it.
  id uuid not null,
  at timestamptz not null,
  received_at timestamptz not null,
  -- What the machine's clock said, where it cannot be true and `at` is the time of arrival.
  claimed_at timestamptz,
  errors_str text not null,
  coins integer not null,
  chng integer not null,
  oldchng integer not null,
  pfill integer not null,
  primary key (machine_id, id)
);
create index machine_report_time on machine_report (machine_id, at desc);
create index machine_report_received on machine_report (machine_id, received_at desc);
create index machine_report_at on machine_report (at);
