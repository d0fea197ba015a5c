-- The history of the bollards grows all day: its count remembers what is older than ten minutes, so only changes of older rows are noted. Before, each
-- movement had all two million lines of ten years counted anew.
drop trigger bollard_event_counted on bollard_event;
create trigger bollard_event_old_rows after insert on bollard_event referencing new table as new_rows
  for each statement execute function note_change_of_old_rows('at');
create trigger bollard_event_changed after update or delete or truncate on bollard_event
  for each statement execute function note_list_change();
drop trigger device_command_counted on device_command;
create trigger device_command_old_rows after insert on device_command referencing new table as new_rows
  for each statement execute function note_change_of_old_rows('requested_at');
create trigger device_command_old_changed after update on device_command referencing new table as new_rows
  for each statement execute function note_change_of_old_rows('requested_at');
create trigger device_command_changed after delete or truncate on device_command
  for each statement execute function note_list_change();
