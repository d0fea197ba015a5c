-- What was received of each administrative fee, for the open items: read from the index alone.
drop index concurrently if exists payment_allocation_fee;
create index concurrently payment_allocation_fee on payment_allocation (application_id) include (cents) where covers = 'administrative_fee' and undone_at is null;
