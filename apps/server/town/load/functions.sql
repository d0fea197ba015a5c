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
-- Some time after an instant, but never after now: the youngest are dealt with sooner.
create or replace function load_after(at timestamptz, hours int, until timestamptz) returns timestamptz language sql immutable as $$
  select date_trunc('milliseconds', at + least(hours * interval '1 hour', (until - at) / 2))
$$;
create or replace function load_day(at timestamptz) returns date language sql stable as $$
  select (at at time zone 'Europe/Ljubljana')::date
$$;
create or replace function load_number(series text, at timestamptz, n bigint) returns text language sql stable as $$
  select series || '-' || extract(year from at at time zone 'Europe/Ljubljana') || '-' || lpad((100000 + n)::text, 6, '0')
$$;
create or replace function load_case(at timestamptz, n bigint) returns text language sql stable as $$
  select '371-' || (100000 + n) || '/' || extract(year from at at time zone 'Europe/Ljubljana')
$$;
-- The reference of an application's number (SI12), with its check digit.
create or replace function load_reference(number text) returns text language sql immutable as $$
  select 'SI12' || digits || case when 11 - rest > 9 then 0 else 11 - rest end
  from (select regexp_replace(number, '\D', '', 'g') as digits) d,
    lateral (select sum(substr(digits, length(digits) - place, 1)::int * (place + 2)) % 11 as rest from generate_series(0, length(digits) - 1) place) r
$$;
-- The serial of the application that the nth permit is of. Every sixteenth permit was lost, and the next one stands in its place.
create or replace function load_serial(n bigint, permits bigint, applications bigint) returns bigint language sql immutable as $$
  select (n - (n % 16 = 3)::int) * applications / permits
$$;
create or replace function load_has_permit(n bigint, permits bigint, applications bigint) returns boolean language sql immutable as $$
  select n = (n * permits + applications - 1) / applications * applications / permits
$$;
-- How an application ended or where it stands: that of a permit is completed; the youngest fiftieth is still open.
create or replace function load_status(n bigint, permits bigint, applications bigint) returns text language sql immutable as $$
  select case when load_has_permit(n, permits, applications) then 'completed'
    when n > applications * 49 / 50 then (array['submitted','in_review','supplement_requested','approved','paid'])[n % 5 + 1]
    when n % 12 = 5 then (array['rejected','withdrawn','lapsed'])[n / 12 % 3 + 1] else 'completed' end
$$;
create or replace function load_permit_status(n bigint) returns text language sql immutable as $$
  select case when n % 16 = 2 then 'replaced' else coalesce((array['suspended', 'revoked'])[n % 50 + 1], 'issued') end
$$;
-- Cents: for every fifth it is free.
create or replace function load_fee(n bigint) returns int language sql immutable as $$
  select case when n % 5 = 0 then 0 else (array[6000,3000,12200,6000,24000,6000,3000])[n % 7 + 1] end
$$;
create or replace function load_plate(n bigint) returns text language sql immutable as $$
  select (array['LJ','KR','CE','MB','NM','GO','KP','PO','MS','SG','KK'])[n % 11 + 1] || ' '
    || chr(65 + (n / 25000 % 25)::int) || chr(65 + (n / 1000 % 25)::int) || '-' || lpad((n % 1000)::text, 3, '0')
$$;
create or replace function load_name(n bigint) returns text language sql immutable as $$
  select (array['Janez','Metka','Žiga','Čarna','Špela','Luka','Nina','Črtomir','Živa','Đuro','Tine','Mojca','Zoja'])[n % 13 + 1] || ' '
    || (array['Vzorčni','Zgledni','Poskusni','Navidezni','Namišljeni','Šablonski','Žebljarski','Čebelni','Ščepec-Šđćević'])[n / 13 % 9 + 1]
    || ' ' || n
$$;
-- When the statement of a day is read: on the next morning.
create or replace function load_read(day date, until timestamptz) returns timestamptz language sql stable as $$
  select least((day + 1 + time '7:00') at time zone 'Europe/Ljubljana', date_trunc('milliseconds', until))
$$;
create or replace function load_closing(day date) returns uuid language sql stable as $$
  select load_id(day::timestamp at time zone 'Europe/Ljubljana', 'closing' || day)
$$;
-- Every payment of an application: what became of it at the bank or at the counter, and on its invoice.
create unlogged table load_paid (
  n bigint primary key, application_id uuid not null, number text not null, name text not null, cents int not null, method text not null,
  paid_at timestamptz not null, day date not null, arrives_on date not null, recorded_at timestamptz not null, sequence bigint not null
);
-- What the bank received of each day of the counter: the cash, and the cards less a hundredth.
create view load_brought as
select place, day, arrives_on, cents - fee as net_cents, fee as fee_cents,
  case place when 'card_terminal' then 'Kartice ' else 'Polog gotovine ' end || day as document
from (
  select case method when 'cash' then 'cash_in_transit' else 'card_terminal' end as place, day, arrives_on, sum(cents)::int as cents,
    case method when 'cash' then 0 else sum(cents)::int / 100 end as fee
  from load_paid where method <> 'transfer' group by method, day, arrives_on
) days
