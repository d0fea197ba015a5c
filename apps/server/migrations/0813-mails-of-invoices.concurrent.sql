-- The invoice of a mail, for the few mails that are not sent.
drop index concurrently if exists invoice_sending_mail;
create index concurrently invoice_sending_mail on invoice_sending (mail_id) where mail_id is not null;
