-- Passes and the notes of wardens were counted anew for each page of their lists. That a pass was used changes no list.
create trigger pass_counted after insert or delete or truncate on pass for each statement execute function note_list_change();
create trigger pass_changed after update of plate_normalised, rfid, number, from_at, until_at, purpose, source on pass
  for each statement execute function note_list_change();
create trigger warden_note_counted after insert or update or delete or truncate on warden_note for each statement execute function note_list_change();
