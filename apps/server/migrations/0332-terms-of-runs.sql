-- A run that somebody confirms takes what was counted, also where the town has shortened a term meanwhile.
alter table retention_run add column terms jsonb;
