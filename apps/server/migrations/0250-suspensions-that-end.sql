-- A suspension ex officio belongs to a pending procedure (`awaits`), has an end, and is ended by an act (ZUP, art. 221). `ends_on`: its last day, null where
-- the holder asked for it without an end, and for acts of before. `ended_at`: when the permit came back, by that day or by an act.
alter table act add column ends_on date;
alter table act_draft add column awaits text not null default '';
alter table act_draft add column ends_on date;
alter table act_standing add column ended_at timestamptz;
-- Of a permit one revocation at a time waits as a draft too, whoever began it.
drop index act_draft_one;
create unique index act_draft_one on act_draft
  (coalesce(application_id, permit_id), (case kind when 'suspension_on_request' then 'suspension' when 'revocation_on_request' then 'revocation' else kind end));
-- Texts of provisional decisions that a town wrote say what they wait for and when they end. A text is never changed: this is a new version.
with newest as (
  select distinct on (kind, reason_code, permit_kind_id) *
  from act_text
  order by kind, reason_code, permit_kind_id, version desc
)
insert into act_text (id, kind, reason_code, permit_kind_id, version, words, second_words, created_at, created_by, created_by_name)
select
  gen_random_uuid(), kind, reason_code, permit_kind_id, version + 1,
  jsonb_set(words, '{ruling}', to_jsonb((words ->> 'ruling') || E'\nTa odločba je začasna in velja do odločitve v postopku odvzema, najdlje do vključno {konec_odvzema}. Postopek čaka: {čaka_na}')),
  jsonb_set(second_words, '{ruling}', to_jsonb((second_words ->> 'ruling') || E'\nLa presente decisione è provvisoria e vale fino alla decisione nel procedimento di revoca, al più tardi fino al {konec_odvzema} compreso. Il procedimento attende: {čaka_na}')),
  now(), null, 'Dovolilnice'
from newest
where kind = 'suspension';
