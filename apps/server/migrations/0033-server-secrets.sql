-- Secrets that all processes of the product share and that may be lost: then only what was signed with them is void.
create table server_secret (
  name text primary key,
  value text not null
);
