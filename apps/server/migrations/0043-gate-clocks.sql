-- Seconds by which the clock of a gate is ahead of the server's, behind when negative: it decides by it whether a command has expired.
alter table device add column clock_ahead_s integer not null default 0;
