-- Processes remember who is signed in: the channel `rights` also tells of what else of a person a session shows.
drop trigger app_user_rights on app_user;
create trigger app_user_rights after update on app_user
  for each row when (
    (old.role, old.granted, old.revoked, old.active, old.must_reset, old.name, old.email, old.type, old.locale)
    is distinct from (new.role, new.granted, new.revoked, new.active, new.must_reset, new.name, new.email, new.type, new.locale))
  execute function announce_rights('id');
