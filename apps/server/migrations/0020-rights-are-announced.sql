-- Who is signed in somewhere hears at once that a session has ended or rights have changed: channel `rights`, the person's id. Triggers, so
-- that no way of ending a session can be forgotten. Equal notifications of one transaction are sent once.
create function announce_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;

create trigger session_ended after delete on session
  for each row execute function announce_rights('user_id');

create trigger app_user_rights after update of role, granted, revoked, active, must_reset on app_user
  for each row when ((old.role, old.granted, old.revoked, old.active, old.must_reset)
    is distinct from (new.role, new.granted, new.revoked, new.active, new.must_reset))
  execute function announce_rights('id');
