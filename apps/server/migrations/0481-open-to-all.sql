-- Whether a gate says that it is down for everybody now: by its own clock and list, which the server cannot know.
alter table device add column open_to_all boolean not null default false;
