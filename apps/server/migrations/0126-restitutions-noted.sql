-- The list of acts finds those with an open proposal to restore a missed term: its count must see each change of them.
create trigger act_restitution_counted after insert or update or delete or truncate on act_restitution
  for each statement execute function note_list_change();
