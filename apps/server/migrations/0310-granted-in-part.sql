-- A claim may be granted in part: the application then holds what is granted, and here what was asked for.
alter table application add column asked jsonb;
-- An appeal against what is refused holds it back, as against a whole refusal (ZUP, art. 235).
update act_setting
set value = jsonb_set(value, '{suspensive_kinds}', (value -> 'suspensive_kinds') || '["partial_grant", "change_refusal"]'::jsonb)
where value ? 'suspensive_kinds';
-- The act with which an appeal ends here decides who bears its costs (ZUP, art. 113 and 114). A text is never changed: this is a new version.
with newest as (
  select distinct on (kind, reason_code, permit_kind_id) *
  from act_text
  where kind in ('replacement', 'order_reversal', 'appeal_dismissal')
  order by kind, reason_code, permit_kind_id, version desc
)
insert into act_text (id, kind, reason_code, permit_kind_id, version, words, second_words, created_at, created_by, created_by_name)
select
  gen_random_uuid(), kind, reason_code, permit_kind_id, version + 1,
  jsonb_set(words, '{ruling}', to_jsonb(replace(words ->> 'ruling', '{stroški}', '') || E'\n{stroški_pritožbe}')),
  jsonb_set(second_words, '{ruling}', to_jsonb(replace(second_words ->> 'ruling', '{stroški}', '') || E'\n{stroški_pritožbe}')),
  now(), null, 'Dovolilnice'
from newest;
