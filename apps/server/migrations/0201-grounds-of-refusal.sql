-- Why the request of a data subject was refused, whole or in part, and the letter that told the person of a longer term.
alter table subject_request add column ground text;
alter table subject_request_step drop constraint subject_request_step_kind_check;
alter table subject_request_step add check (kind in ('given', 'corrected', 'erased', 'restricted', 'lifted', 'objection', 'extended'));
