-- Lists of the counter join these two, so that their counts could not be remembered. The number that an invoice takes changes no list.
create trigger cash_device_counted after insert or delete or truncate on cash_device for each statement execute function note_list_change();
create trigger cash_device_changed after update of premise_id, code, name, is_default, active, at_counter on cash_device
  for each statement execute function note_list_change();
create trigger business_premise_counted after insert or delete or truncate on business_premise for each statement execute function note_list_change();
create trigger business_premise_changed after update of code, name, kind, valid_from, closed_on on business_premise
  for each statement execute function note_list_change();
