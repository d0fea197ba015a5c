-- Permits issued by day and kind, as the other counts of the town: past years are counted by the next nightly run.
create table statistic_issued (
  day date not null,
  permit_kind_id uuid not null references permit_kind,
  count integer not null,
  primary key (day, permit_kind_id)
);
