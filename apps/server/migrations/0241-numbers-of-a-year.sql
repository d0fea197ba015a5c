-- Invoices of a premise may be numbered anew each year, where the internal act says so: a number is then unique in its year.

alter table business_premise add column numbers_yearly boolean not null default false;
-- The year of the last number of a series; null before the first.
alter table business_premise add column sequence_year integer;
alter table cash_device add column sequence_year integer;

update business_premise set sequence_year = (
  select max(extract(year from issued_at at time zone 'Europe/Ljubljana')) from invoice where invoice.premise_id = business_premise.id);
update cash_device set sequence_year = (
  select max(extract(year from issued_at at time zone 'Europe/Ljubljana')) from invoice where invoice.device_id = cash_device.id);

-- Locks: an index over some ten thousand invoices of a year takes a moment, and it takes the place of one of the same size.
create unique index invoice_number_of_year on invoice (number, extract(year from issued_at at time zone 'Europe/Ljubljana'));
-- Locks: it only forgets the constraint.
alter table invoice drop constraint invoice_number_key;
