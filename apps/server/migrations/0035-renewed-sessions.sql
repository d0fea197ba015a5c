-- Processes remember sessions by the hash of their secret: an old secret must be forgotten everywhere once it is renewed.
create trigger session_renewed after update of token_hash on session
  for each row execute function announce_rights('user_id');
