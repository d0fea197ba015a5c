-- Somebody works at a bollard: nothing moves until a person ends it.
alter table device add column service_since timestamptz;
alter table device add column service_until timestamptz;
alter table device add column service_command_id uuid;
alter table device_command drop constraint device_command_action_check;
alter table device_command add constraint device_command_action_check
  check (action in ('lower', 'raise', 'hold_lowered', 'release', 'inspected', 'service', 'end_service')) not valid;
