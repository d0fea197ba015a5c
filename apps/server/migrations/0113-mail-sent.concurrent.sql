-- How many mails went within an hour or a day.
drop index concurrently if exists mail_sent;
create index concurrently mail_sent on mail (sent_at desc) where sent_at is not null;
