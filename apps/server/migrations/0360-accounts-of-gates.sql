-- The key of a gate at the broker: given for a code that is used once, taken back from the screen. 0: the one made on the server's machine, or by hand.
alter table device add column account_number integer not null default 0;
alter table device add column enrolled_at timestamptz;
alter table device add column revoked_at timestamptz;
alter table device add column enrol_code_hash text unique;
alter table device add column enrol_code_until timestamptz;
-- What a broker of the town's own was told of it last.
alter table device add column broker_account text;

-- The agent that speaks for it, which one did before, and when two were found to do so in turn.
alter table device add column agent jsonb;
alter table device add column agent_before text;
alter table device add column agent_changed_at timestamptz;
alter table device add column two_agents_at timestamptz;

drop trigger device_account on device;
create trigger device_account after delete or update of code, active, account_number, revoked_at on device
  for each row execute function announce_device_account();
