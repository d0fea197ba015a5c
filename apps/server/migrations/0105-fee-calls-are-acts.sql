-- The act by which an applicant was last called to pay the administrative fee (ZUT, art. 31); its service moves the last day. Null for calls of
-- before, which were mails.
alter table administrative_fee add column call_act_id uuid references act;
create index administrative_fee_call on administrative_fee (call_act_id) where call_act_id is not null;
