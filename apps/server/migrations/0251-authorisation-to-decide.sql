-- Who decides shows a title and an authorisation with its number, day, scope and last day (ZUP, art. 28 to 31). Until they are entered, nobody decides.
alter table app_user add column authorised_on date;
alter table app_user add column authorised_for text not null default '';
alter table app_user add column authorised_until date;
