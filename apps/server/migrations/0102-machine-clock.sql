-- What the clock of a machine said in its newest report, where it cannot be true and `last_update` is the time of arrival; otherwise null.

alter table coin_machine add column claimed_at timestamptz;
