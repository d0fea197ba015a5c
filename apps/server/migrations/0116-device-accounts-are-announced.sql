-- A broker hears at once that an account of a device has ended: a new key, or out of use. Channel `device_account`, the device's code. Triggers, so that
-- no way of changing them can be forgotten.
create function announce_device_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('device_account', old.code);
  return null;
end $$;

create trigger coin_machine_account after delete or update of code, key_hash, active on coin_machine
  for each row execute function announce_device_account();
create trigger device_account after delete or update of code, active on device
  for each row execute function announce_device_account();
