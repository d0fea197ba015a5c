-- A suspension at the holder's request names the day of the request. Of a permit one suspension at a time waits as a draft, whoever began it.

alter table act_draft add column requested_on date;
drop index act_draft_one;
create unique index act_draft_one on act_draft
  (coalesce(application_id, permit_id), (case kind when 'suspension_on_request' then 'suspension' else kind end));
