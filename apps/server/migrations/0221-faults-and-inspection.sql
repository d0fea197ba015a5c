-- What is wrong with a bollard, whether it may rise by itself, and that a person has looked after its fault.
alter table device add column fault text;
alter table device add column unproven boolean not null default false;
alter table device_command drop constraint device_command_action_check;
alter table device_command add constraint device_command_action_check
  check (action in ('lower', 'raise', 'hold_lowered', 'release', 'inspected')) not valid;
