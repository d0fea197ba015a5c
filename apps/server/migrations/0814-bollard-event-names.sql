-- Only of a rule that is known to hold does PostgreSQL conclude that no event is a command: it read all events in search of commands.
alter table bollard_event validate constraint bollard_event_event_name_check;
