-- Whether people pay at a device, in cash or by card: not at one that only numbers what came by bank or online.

alter table cash_device add column at_counter boolean not null default true;
