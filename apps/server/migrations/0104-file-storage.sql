-- Which files belong to this database: the id that also lies in its storage, so that a second database with a copied setting does not sweep away
-- the files of the first; and the first of the keys of files, so that a machine with other keys is noticed. One row, made at the first start.
create table file_storage (
  only_row boolean primary key default true check (only_row),
  town_id uuid not null,
  key_id text not null
);
