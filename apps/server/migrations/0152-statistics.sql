-- Counts of the town by local day. They name nobody, and stay when the rows that they were counted from are forgotten.

create table statistic_received (
  day date not null,
  permit_kind_id uuid not null references permit_kind,
  count integer not null,
  primary key (day, permit_kind_id)
);

-- By the days from the receipt to the decision, so that the median of any period is exact.
create table statistic_decision (
  day date not null,
  permit_kind_id uuid not null references permit_kind,
  outcome text not null,
  -- Of a rejection; empty where the act names none.
  reason_code text not null,
  days integer not null,
  count integer not null,
  primary key (day, permit_kind_id, outcome, reason_code, days)
);

-- Without the gate: with it an hour of a quiet street would be one person.
create table statistic_passage (
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  event_name text not null,
  -- Empty where the gate told none.
  reason text not null,
  count integer not null,
  primary key (day, hour, event_name, reason)
);

create table statistic_occupancy (
  day date not null,
  parking_lot_id uuid not null references parking_lot,
  places integer,
  permits integer not null,
  primary key (day, parking_lot_id)
);

-- Without a kind: coin machines.
create table statistic_income (
  day date not null,
  permit_kind_id uuid references permit_kind,
  cents bigint not null,
  documents integer not null,
  unique nulls not distinct (day, permit_kind_id)
);

-- Up to where it was counted; without a row everything is counted from the first day.
create table statistic_progress (
  only_row boolean primary key default true check (only_row),
  counted_day date not null,
  counted_at timestamptz not null
);
