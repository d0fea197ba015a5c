-- Lots and zones had one name. A town may give them others: in English, and in the languages of its national communities. Their Slovenian name
-- stays what lots, gates and filters know a zone by.
create function in_languages(name text, names jsonb) returns jsonb language sql immutable parallel safe
  as $$ select jsonb_build_object('sl', name, 'en', name) || names $$;

alter table zone add column names jsonb not null default '{}';
alter table zone add column title jsonb not null generated always as (in_languages(name, names)) stored;
alter table parking_lot add column names jsonb not null default '{}';
alter table parking_lot add column title jsonb not null generated always as (in_languages(name, names)) stored;
