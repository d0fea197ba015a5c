-- Which application renews or replaces a permit is asked for every reminder, every renewal and every permit that is opened.

create index application_renews on application (renews_permit_id) where renews_permit_id is not null;
create index application_replaces on application (replaces_permit_id) where replaces_permit_id is not null;
