-- Streets and addresses, and the amounts of money, for the search.
drop index concurrently if exists application_address;
create index concurrently application_address on application using gin (search_address(street, post_code, city) gin_trgm_ops) with (fastupdate = off);
drop index concurrently if exists permit_address;
create index concurrently permit_address on permit using gin (search_address(street, post_code, city) gin_trgm_ops) with (fastupdate = off);
drop index concurrently if exists app_user_address;
create index concurrently app_user_address on app_user using gin (search_address(street, post_code, city) gin_trgm_ops) with (fastupdate = off);
drop index concurrently if exists payment_cents;
create index concurrently payment_cents on payment (cents);
drop index concurrently if exists invoice_cents;
create index concurrently invoice_cents on invoice (total_cents);
drop index concurrently if exists refund_cents;
create index concurrently refund_cents on refund (cents);
