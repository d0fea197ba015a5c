-- What the statements beside this one share while a large town is loaded; dropped when it stands.
-- A UUIDv7 of an instant; the same for the same salt, so that rows can name each other without a look-up.
create or replace function load_id(at timestamptz, salt text) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid
  from md5(salt) as hash
$$;
-- The instant of the nth of `total`, spread over :days days up to `until`; load-town.ts writes the number.
create or replace function load_at(n bigint, total bigint, until timestamptz) returns timestamptz language sql immutable as $$
  select date_trunc('milliseconds', until - interval '1 hour' - ((total - n)::float8 / total) * interval ':days days')
$$;
create or replace function load_plate(n bigint) returns text language sql immutable as $$
  select (array['LJ','KR','CE','MB','NM','GO','KP','PO','MS','SG','KK'])[n % 11 + 1] || ' '
    || chr(65 + (n / 25000 % 25)::int) || chr(65 + (n / 1000 % 25)::int) || '-' || lpad((n % 1000)::text, 3, '0')
$$;
create or replace function load_name(n bigint) returns text language sql immutable as $$
  select (array['Janez','Metka','Žiga','Čarna','Špela','Luka','Nina','Črtomir','Živa','Đuro','Tine','Mojca','Zoja'])[n % 13 + 1] || ' '
    || (array['Vzorčni','Zgledni','Poskusni','Navidezni','Namišljeni','Šablonski','Žebljarski','Čebelni','Ščepec-Šđćević'])[n / 13 % 9 + 1]
    || ' ' || n
$$
