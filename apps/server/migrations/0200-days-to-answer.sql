-- How many days an act gives its party from its service; earlier acts named a day, and the town's usual number counts for them.
alter table act add column answer_days int;
