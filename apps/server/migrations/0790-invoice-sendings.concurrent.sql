-- The newest sending of each invoice of a page: the index of first sendings leaves out the repeated ones, so all sendings were read for each row.
drop index concurrently if exists invoice_sending_invoice;
create index concurrently invoice_sending_invoice on invoice_sending (invoice_id, asked_at desc, id desc);
