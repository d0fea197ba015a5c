-- Streets and house numbers of the municipality, by which the address of an applicant decides the zone. Loaded as a whole from a file.

create table address (
  street text not null,
  -- The name in small letters without carons and signs, as addresses are compared.
  street_key text not null,
  number integer not null,
  suffix text not null,
  post_code text not null,
  -- Empty where it lies in no zone.
  zone text not null,
  primary key (street_key, number, suffix, post_code)
);
