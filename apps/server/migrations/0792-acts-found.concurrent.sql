-- Acts by a part of their number, their party, the number of their record and their consignment, for the search of the list.
drop index concurrently if exists act_words;
create index concurrently act_words on act using gin (number gin_trgm_ops, (party ->> 'name') gin_trgm_ops) with (fastupdate = off);
drop index concurrently if exists act_service_consignment;
create index concurrently act_service_consignment on act_service using gin (consignment gin_trgm_ops) with (fastupdate = off) where consignment <> '';
drop index concurrently if exists application_number_part;
create index concurrently application_number_part on application using gin (number gin_trgm_ops) with (fastupdate = off);
drop index concurrently if exists permit_number_part;
create index concurrently permit_number_part on permit using gin (number gin_trgm_ops) with (fastupdate = off);
