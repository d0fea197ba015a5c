-- $1, $2: serials from and to; $3: how many applications; $4: now. Rows without files: they are for lists, not for looking at.
insert into document (id, type, application_id, file_name, media_type, byte_size, sha256, storage_key, created_at)
select load_id(at, 'document' || n), 'vehicle_registration', load_id(at, 'application' || n), 'prometno-' || n || '.pdf', 'application/pdf', 1000,
  md5(n::text), 'loaded-' || n, at
from generate_series($1::bigint, $2::bigint) n, load_at(n, $3::bigint, $4::timestamptz) at
