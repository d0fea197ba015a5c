-- Whether mails to an address come back.
drop index concurrently if exists mail_returned;
create index concurrently mail_returned on mail (recipient) where returned_at is not null;
