-- What was taken back of a payment is asked for with each of them.
drop index concurrently if exists payment_reverses;
create index concurrently payment_reverses on payment (reverses_id) where reverses_id is not null;
