-- Commands that one person gave to several bollards at once: those that began it, and those that stopped it.
-- Locks: a new column without a value is added without reading the rows.
alter table device_command add column group_id uuid;
-- Locks: as above.
alter table device_command add column stops_group_id uuid;
-- Locks: an index over some ten thousand commands takes a moment, and it holds only those of a group, of which a town has none yet.
create index device_command_group on device_command (group_id) where group_id is not null;
-- Locks: an index over some ten thousand commands takes a moment, as the one before.
create index device_command_stops_group on device_command (stops_group_id) where stops_group_id is not null;
