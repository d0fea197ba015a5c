-- Suspended and revoked permits were so by an act that takes effect at once.
with model as (
  select distinct on (kind) * from act where kind in ('suspension', 'revocation') order by kind, id
), ended as (
  select n, p.*, case p.status when 'suspended' then 'suspension' else 'revocation' end as kind, load_after(p.issued_at, 1000, :now) as ended
  from generate_series(:from, :to) n cross join load_at(n, :count, :now) at
  join permit p on p.id = load_id(at, 'permit' || n)
  where p.status in ('suspended', 'revoked')
), cases as (
  insert into act_case (id, number_pattern, permit_id, last_act, opened_at)
  select load_id(ended, 'permit case' || n), load_case(ended, :applications + n) || '-{act}', id, 1, ended from ended
), acts as (
  insert into act (id, kind, case_id, number, permit_id, party, reason, reason_code, facts, parts, text_version, conducted_by, conducted_by_name,
    conducted_by_title, decided_by, decided_by_name, decided_by_title, authorisation, place, issued_on, issued_at, storage_key, sha256, byte_size)
  select load_id(ended, 'permit act' || n), kind, load_id(ended, 'permit case' || n), load_case(ended, :applications + n) || '-1', e.id,
    jsonb_build_object('name', e.name, 'street', e.street, 'post_code', e.post_code, 'city', e.city), m.reason, reason_code, facts, parts, text_version,
    conducted_by, conducted_by_name, conducted_by_title, decided_by, decided_by_name, decided_by_title, authorisation, place, load_day(ended), ended,
    'loaded-permit-act-' || n, md5('permit act' || n), 40000
  from ended e join model m using (kind)
), services as (
  insert into act_service (id, act_id, manner, handed_over_on, handed_over_by_name, fiction_days, served_on, served_by, created_at)
  select load_id(ended, 'permit service' || n), load_id(ended, 'permit act' || n), 'in_person', load_day(ended), 'Ana Referent', 15, load_day(ended), 'receipt',
    ended
  from ended
)
insert into act_standing (act_id, remedy, appeal_days, court_days, suspensive, handed_over_on, served_on, appeal_until, final_on, binding_on, effect,
  effective_on, taken_at)
select load_id(ended, 'permit act' || n), 'appeal', 15, 30, false, day, day, day + 15, day + 16, day + 16, 'issue', day, ended
from ended, load_day(ended) day
