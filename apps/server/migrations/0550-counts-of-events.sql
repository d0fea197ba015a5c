-- What is known of an event's vehicles once their passes are deleted.
alter table occasion
  add column past_vehicles integer not null default 0,
  add column past_passages integer not null default 0;
