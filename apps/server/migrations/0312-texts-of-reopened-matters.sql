-- A decision in a reopened procedure says which act it takes the place of (ZUP, art. 270). A text is never changed: this is a new version. Where no
-- procedure was reopened the line is left out, and a text that names the earlier act already stays as it is.
with newest as (
  select distinct on (kind, reason_code, permit_kind_id) *
  from act_text
  where kind in ('grant', 'partial_grant', 'rejection', 'revocation')
  order by kind, reason_code, permit_kind_id, version desc
),
lines as (
  select
    newest.*,
    E'\nAkt št. {popravljeni_akt}, o katerem je bila dovoljena obnova postopka, '
      || case when kind like '%grant' then 'se odpravi in nadomesti' else 'se nadomesti' end || ' s to odločbo.' as line,
    E'\nL’atto n. {popravljeni_akt}, oggetto della riapertura del procedimento, '
      || case when kind like '%grant' then 'è annullato e sostituito' else 'è sostituito' end || ' dalla presente decisione.' as second_line
  from newest
  where words ->> 'ruling' not like '%{popravljeni\_akt}%'
)
insert into act_text (id, kind, reason_code, permit_kind_id, version, words, second_words, created_at, created_by, created_by_name)
select
  gen_random_uuid(), kind, reason_code, permit_kind_id, version + 1,
  jsonb_set(words, '{ruling}', to_jsonb(
    -- Before the costs, where these are the last point.
    case when words ->> 'ruling' ~ E'\n[^\n]*\\{stroški\\}[^\n]*$' then regexp_replace(words ->> 'ruling', E'(\n[^\n]*\\{stroški\\}[^\n]*)$', line || E'\\1')
    else (words ->> 'ruling') || line end)),
  jsonb_set(second_words, '{ruling}', to_jsonb(
    case when second_words ->> 'ruling' ~ E'\n[^\n]*\\{stroški\\}[^\n]*$'
      then regexp_replace(second_words ->> 'ruling', E'(\n[^\n]*\\{stroški\\}[^\n]*)$', second_line || E'\\1')
    else (second_words ->> 'ruling') || second_line end)),
  now(), null, 'Dovolilnice'
from lines;
