-- The few mails that wait or failed, among the many that were sent.
create index mail_unsent on mail (created_at) where status <> 'sent';
