with known as (select array_agg(code order by position) as devices from device)
insert into access_log (id, device_code, at, received_at, event_name, sequence, presentation_id, credential_kind, credential,
  credential_normalised, reason, reason_details, permit_id, permit_number, plate, phone, whitelist_version, decided_in_ms)
select load_id(at, 'passage' || n), devices[n / 2 % array_length(devices, 1) + 1], at, at + interval '90 milliseconds',
  case when refused then 'refused' when n % 2 = 0 then 'admitted' else 'passed' end, n, load_id(at, 'presentation' || n / 2), 'plate', plate,
  replace(replace(plate, ' ', ''), '-', ''), case when refused then 'no_permit' else 'permit_valid' end,
  case when refused then '{"kind":"plate"}'::jsonb else '{}'::jsonb end,
  case when refused then null else load_id(issued, 'permit' || permit) end,
  case when refused then null else load_number('D', issued, permit) end,
  plate, null, extract(epoch from at)::bigint, 0.1
from known, generate_series(:from, :to) n, load_at(n, :count, :now) at,
  lateral (select n / 2 * 7919 % :permits + 1, n / 2 % 20 = 0) p (permit, refused),
  lateral (select load_at(permit, :permits, :now), load_plate(case when refused then n * 31 else load_serial(permit, :permits, :applications) end)) q (issued, plate)
