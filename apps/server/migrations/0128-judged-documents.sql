-- Whether a document proves what it was asked for, in the eyes of the clerk who conducts the procedure: null until somebody has looked.

alter table document add column verdict text;
alter table document add column verdict_reason text;
alter table document add column judged_at timestamptz;
-- Refers to a clerk.
alter table document add column judged_by uuid;
alter table document add constraint document_judged_by_fkey foreign key (judged_by) references app_user not valid;
alter table document add constraint document_verdict_check check (verdict in ('meets', 'fails')) not valid;
