-- One for each application, in the words of the demo town's; of a thousand one did not arrive.
insert into mail (id, template, recipient, subject, body_text, body_html, subject_type, subject_id, status, attempts, created_at, sent_at, last_tried_at,
  last_error, failure)
select load_id(a.created_at, 'mail' || n), template, a.email, replace(subject, known, a.number), replace(body_text, known, a.number),
  replace(body_html, known, a.number), 'application', a.id, ending, 1, a.created_at, case ending when 'sent' then sent end, sent,
  case ending when 'failed' then last_error end, case ending when 'failed' then failure end
from generate_series(:from, :to) n cross join load_at(n, :count, :now) at
join application a on a.id = load_id(at, 'application' || n),
  (select m.template, m.subject, body_text, body_html, of.number as known from mail m join application of on of.id = m.subject_id
    where m.template = 'application:submitted' order by m.id limit 1) model,
  (select last_error, failure from mail where status = 'failed' order by id limit 1) fault,
  lateral (select case when n % 1000 = 7 then 'failed' else 'sent' end, a.created_at + interval '2 seconds') s (ending, sent)
