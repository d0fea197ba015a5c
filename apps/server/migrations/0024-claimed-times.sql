-- What a gate's clock said of an event, where that cannot be true; the event's time is then that of its arrival.
alter table access_log add column claimed_at timestamptz;
alter table bollard_event add column claimed_at timestamptz;
