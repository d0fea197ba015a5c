-- The hold that a gate said it had when a command to several bollards was asked for: that one is given back when the command is ended.

alter table device_command add column held_by uuid;
-- Where such a command holds a bollard just now, the archive is all there is to say what held it before.
-- Locks: a few rows, because a bollard has one hold in force, and a town has some dozens of bollards.
update device_command c set held_by = (
  select before.id from device_command before
  where before.device_code = c.device_code and before.status = 'confirmed' and before.action in ('hold_lowered', 'release')
    and before.requested_at < c.requested_at
  order by before.requested_at desc limit 1
) where c.group_id is not null and c.hold_until > now();
