-- A holder says of a passage that it was somebody else's, or of a refusal that it is a mistake.
alter table passage_report add column claim text not null default 'not_mine';
alter table passage_report add constraint passage_report_claim_check check (claim in ('not_mine', 'mistake')) not valid;
