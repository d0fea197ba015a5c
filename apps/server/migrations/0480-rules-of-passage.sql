-- How often a permit of a kind enters on a day and in a month, and whether one of its vehicles alone may be inside.
alter table permit_kind add column entries_a_day integer check (entries_a_day between 1 and 1000);
alter table permit_kind add column entries_a_month integer check (entries_a_month between 1 and 10000);
alter table permit_kind add column one_inside boolean not null default false;
-- Which way a bollard lets vehicles, and whether who entered may enter again before they left.
alter table device add column direction text not null default 'both' check (direction in ('both', 'entry', 'exit'));
alter table device add column passback text not null default 'off' check (passback in ('off', 'soft', 'hard'));
alter table device add column passback_minutes integer not null default 15 check (passback_minutes between 1 and 720);
