-- Texts that a town wrote before a hearing gave days from its service, and before an act said from when it takes a permit away, say both. A text is never
-- changed: this is a new version.
with newest as (
  select distinct on (kind, reason_code, permit_kind_id) *
  from act_text
  order by kind, reason_code, permit_kind_id, version desc
), mended as (
  select
    kind, reason_code, permit_kind_id, version, words, second_words,
    case
      when kind = 'hearing' then replace(replace(replace(words::text,
        'do vključno {rok}', 'v {dni_za_odgovor} od vročitve'),
        'do {rok}', 'v {dni_za_odgovor} od vročitve'),
        '{rok}', '{dni_za_odgovor} od vročitve')::jsonb
      when words ->> 'ruling' like '%{začetek_učinka}%' then words
      else jsonb_set(words, '{ruling}', to_jsonb((words ->> 'ruling') || E'\nOdvzem učinkuje {začetek_učinka}.'))
    end as new_words,
    case
      when kind = 'hearing' then replace(replace(second_words::text,
        'entro il {rok}', 'entro {dni_za_odgovor} dalla notifica'),
        '{rok}', '{dni_za_odgovor} dalla notifica')::jsonb
      when second_words ->> 'ruling' like '%{začetek_učinka}%' then second_words
      else jsonb_set(second_words, '{ruling}', to_jsonb((second_words ->> 'ruling') || E'\nIl provvedimento ha effetto {začetek_učinka}.'))
    end as new_second
  from newest
  where kind in ('hearing', 'revocation', 'suspension', 'suspension_on_request')
)
insert into act_text (id, kind, reason_code, permit_kind_id, version, words, second_words, created_at, created_by, created_by_name)
select gen_random_uuid(), kind, reason_code, permit_kind_id, version + 1, new_words, new_second, now(), null, 'Dovolilnice'
from mended
where new_words is distinct from words or new_second is distinct from second_words;
