-- Bollards are set up on a screen. Two people who change one at the same time are told apart by the version; one that is out of use keeps since when, and
-- the version of its last list: its gate opens for nobody only with a later one. Versions, because clocks of several machines need not agree.
alter table device add column version integer not null default 1;
alter table device add column out_of_use_since timestamptz;
alter table device add column last_open_version bigint;
-- Since when the old ones are out of use, nobody knows.
update device set
  last_open_version = (select greatest(max(w.version), device.whitelist_version, 0) from whitelist w where w.device_code = device.code)
  where not active;

-- What an installer types: the address of the broker inside the server, which only the process that runs it knows; null: a broker of the town's own.
alter table bridge add column embedded_broker text;

-- A broker hears of a new account too, and of the end of one of a bollard out of use: when its gate has taken the empty list and handed over its events.
create or replace function announce_device_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('device_account', case when tg_op = 'INSERT' then new.code else old.code end);
  return null;
end $$;

create trigger device_account_begins after insert on device
  for each row execute function announce_device_account();
create trigger device_account_settles after update of whitelist_version, pending_events, held on device
  for each row when (not new.active and (old.whitelist_version, old.pending_events, old.held)
    is distinct from (new.whitelist_version, new.pending_events, new.held))
  execute function announce_device_account();
