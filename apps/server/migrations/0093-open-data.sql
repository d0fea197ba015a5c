-- A zone was only the text that its lots have in common. It gets an id that stays when it is renamed, and an outline for the public data.
create table zone (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  outline jsonb,
  version integer not null default 1
);
insert into zone (name) select distinct zone from parking_lot order by zone;

-- A lot may name a zone that is new.
create function add_zone() returns trigger language plpgsql as $$
begin
  insert into zone (name) values (new.zone) on conflict (name) do nothing;
  return null;
end $$;
create trigger parking_lot_zone after insert or update of zone on parking_lot
  for each row execute function add_zone();

-- What was published last, by its hash: a new version begins when the content differs.
create table open_data_version (
  name text primary key,
  content_hash text not null,
  version integer not null,
  changed_at timestamptz not null
);
