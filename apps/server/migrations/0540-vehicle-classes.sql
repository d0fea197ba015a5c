-- Which classes of vehicles a kind of permit lets in (empty: all), and the class of a vehicle where the office has entered it.
alter table permit_kind add column vehicle_classes text[] not null default '{}'
  check (vehicle_classes <@ array['L', 'M1', 'M2', 'M3', 'N1', 'N2', 'N3']);
alter table permit_credential add column vehicle_class text;
alter table permit_credential add constraint permit_credential_vehicle_class
  check (vehicle_class in ('L', 'M1', 'M2', 'M3', 'N1', 'N2', 'N3')) not valid;
