-- Money that comes for an application before it is decided waits under its own name.

alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check check (
  status in ('matched', 'ambiguous', 'underpaid', 'overpaid', 'early', 'unknown', 'foreign', 'reversed', 'ignored', 'removed')) not valid;
