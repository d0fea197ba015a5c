-- In words of the demo town's acts: a rejection is one, and what came to a permit was granted by one; most were served four days later.
with model as (
  select distinct on (kind) * from act where kind in ('grant', 'rejection') and application_id is not null order by kind, id
), decided as (
  select n, a.*, load_after(at, 48, :now) as issued, case when n % 3 = 0 then 'registered_post' else 'in_person' end as manner
  from generate_series(:from, :to) n cross join load_at(n, :count, :now) at
  join application a on a.id = load_id(at, 'application' || n)
  where a.status = 'rejected' or load_has_permit(n, :permits, :applications)
), cases as (
  insert into act_case (id, number_pattern, application_id, last_act, opened_at)
  select load_id(issued, 'case' || n), load_case(issued, n) || '-{act}', id, 1, issued from decided
), acts as (
  insert into act (id, kind, case_id, number, application_id, party, reason, parts, text_version, conducted_by, conducted_by_name, conducted_by_title,
    decided_by, decided_by_name, decided_by_title, authorisation, place, issued_on, issued_at, storage_key, sha256, byte_size)
  select load_id(issued, 'act' || n), kind, load_id(issued, 'case' || n), load_case(issued, n) || '-1', d.id,
    jsonb_build_object('name', d.name, 'street', d.street, 'post_code', d.post_code, 'city', d.city), m.reason, parts, text_version, conducted_by,
    conducted_by_name, conducted_by_title, m.decided_by, decided_by_name, decided_by_title, authorisation, place, load_day(issued), issued,
    'loaded-act-' || n, md5('act' || n), 40000
  from decided d join model m on m.kind = case d.status when 'rejected' then 'rejection' else 'grant' end
), ways as (
  select load_id(issued, 'act' || n) as act_id, n, issued, manner, load_day(issued) as day,
    case when load_day(issued) + 4 <= load_day(:now) then load_day(issued) + 4 end as served_on from decided
), services as (
  insert into act_service (id, act_id, manner, handed_over_on, handed_over_by_name, consignment, fiction_days, served_on, served_by, created_at)
  select load_id(issued, 'service' || n), act_id, manner, day, 'Ana Referent',
    case manner when 'registered_post' then 'RA' || (100000000 + n) || 'SI' else '' end, 15, served_on,
    case when served_on is not null then 'receipt' end, issued
  from ways
)
insert into act_standing (act_id, remedy, appeal_days, court_days, suspensive, handed_over_on, served_on, appeal_until, final_on, binding_on)
select act_id, 'appeal', 15, 30, true, day, served_on, served_on + 15, served_on + 16, served_on + 16 from ways
