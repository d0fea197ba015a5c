-- How the zones were used on a day that is over: counted once, rounded and without small numbers before it is stored.
create table open_data_day (
  zone_id uuid not null references zone (id) on delete cascade,
  day date not null,
  valid_permits integer,
  passages integer,
  primary key (zone_id, day)
);
