-- The outbox of all mails: why a try failed, when it was, and mails that a person gave up.
alter table mail add column failure text;
-- When it was tried last; null for mails of before.
alter table mail add column last_tried_at timestamptz;
-- The mail that this one is a copy of.
alter table mail add column copy_of uuid;

alter table mail drop constraint mail_status_check;
alter table mail add constraint mail_status_check check (status in ('queued', 'sent', 'failed', 'stopped')) not valid;

create trigger mail_counted after insert or update or delete or truncate on mail
  for each statement execute function note_list_change();
