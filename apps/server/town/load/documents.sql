-- Rows without files: they are for lists, not for looking at. Every fourth ends.
insert into document (id, type, application_id, file_name, media_type, byte_size, sha256, storage_key, expires_on, created_at)
select load_id(at, 'document' || n), case when ends then 'disability_card' else 'vehicle_registration' end, load_id(at, 'application' || n),
  case when ends then 'karta-' else 'prometno-' end || n || '.pdf', 'application/pdf', 1000, md5(n::text), 'loaded-' || n,
  case when ends then load_day(at) + 400 + (n % 1000)::int end, at
from generate_series(:from, :to) n, load_at(n, :count, :now) at, lateral (select n % 4 = 1) e (ends)
