-- Invoices that nobody has sent, among the many that were.
drop index concurrently if exists invoice_unsent;
create index concurrently invoice_unsent on invoice (application_id) where kind = 'invoice' and cancelled_by_id is null and sent_at is null;
-- Mails in the whole order of their list: the keys of a page far back are read from the index alone.
drop index concurrently if exists mail_listed;
create index concurrently mail_listed on mail (created_at desc, id desc);
drop index concurrently if exists mail_created;
