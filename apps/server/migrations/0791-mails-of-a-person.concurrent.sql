-- Mails by their recipient, for what is shown, given and forgotten of a person.
drop index concurrently if exists mail_recipient;
create index concurrently mail_recipient on mail (recipient);
