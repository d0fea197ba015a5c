-- A list is sent as what differs from the one that its gate has; null: whole.
alter table whitelist add column base bigint;
