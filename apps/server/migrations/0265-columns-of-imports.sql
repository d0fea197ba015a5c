-- What the columns of an imported file mean, as keys with commas between them; null: by their titles.
alter table data_import add column columns text;

-- The same for the next file with the same titles. The titles themselves are not kept: somebody may have typed a person's name there.
create table import_columns (
  subject text not null check (subject in ('people', 'permits')),
  titles_hash text not null,
  columns text not null,
  chosen_at timestamptz not null,
  primary key (subject, titles_hash)
);
