-- Whether a kind of permit allows parking in public places, or passage alone.
alter table permit_kind add column parks boolean not null default true;
update permit_kind set parks = false where code = 'garage';
