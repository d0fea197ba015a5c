-- Acts that are not served or not final yet, among the many that have long been: for the dashboard and the list by its words.
drop index concurrently if exists act_standing_served;
create index concurrently act_standing_served on act_standing (served_on);
drop index concurrently if exists act_standing_final;
create index concurrently act_standing_final on act_standing (final_on);
