-- Invoices by a part of their number, for the search of the drawers' movements.
drop index concurrently if exists invoice_number_part;
create index concurrently invoice_number_part on invoice using gin (number gin_trgm_ops) with (fastupdate = off);
