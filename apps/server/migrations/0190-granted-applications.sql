-- A decision that grants the claim holds while the application is in review again: only the permit is left to be issued.
alter table application add column is_granted boolean not null default false;
-- Locks: a few rows, because a town has some appeals in a year that it grants itself, and of those only the ones not yet issued.
update application set is_granted = true
where status = 'in_review' and id in (select application_id from act where kind = 'replacement')
  and (select kind from act where act.application_id = application.id and kind in ('rejection', 'replacement') order by issued_at desc, id desc limit 1) = 'replacement';
