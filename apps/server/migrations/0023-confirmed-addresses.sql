-- An application sent without signing in carries an address that anybody may have typed. It is confirmed when the link mailed to it was
-- opened; until then the application belongs to no account, and one such mail at a time is enough for an address.
-- What was received until now counts as confirmed at the day of this migration. The default, which rewrites no row, is for that alone.
alter table application add column email_confirmed_at timestamptz default now();
alter table application alter column email_confirmed_at drop default;

-- `name+1@` and `name@` are one mailbox: the expression of `mailboxOf` in the contract.
create index application_unconfirmed on application (regexp_replace(email, '\+[^@]*@', '@')) where email_confirmed_at is null;
