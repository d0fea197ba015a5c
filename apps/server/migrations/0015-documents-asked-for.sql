-- Which documents a supplement must bring, by their type; null where it was asked for in words alone.
alter table application add column supplement_documents text[];
