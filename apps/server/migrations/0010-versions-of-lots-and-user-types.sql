-- Lots and types of users have versions as kinds of permit do: who saves over a change that they have not seen is told of it.
alter table parking_lot add column version integer not null default 1;
alter table user_type add column version integer not null default 1;
