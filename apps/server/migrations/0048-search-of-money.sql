-- Payments and refunds are found by the search of 0019, as invoices are. A reference stands as one word, because people write it with and
-- without blanks: SI12 2026-0001238 becomes si1220260001238.

alter table payment add column search_text text collate "C" not null generated always as (
  ' ' || search_name(payer_name) || ' ' || replace(search_words(reference), ' ', '') || ' ' || search_words(transaction_id) || ' ') stored;
create index payment_search on payment using gin (search_text gin_trgm_ops) with (fastupdate = off);

alter table refund add column search_text text collate "C" not null generated always as (
  ' ' || search_name(payee_name) || ' ' || search_number(number) || ' ') stored;
create index refund_search on refund using gin (search_text gin_trgm_ops) with (fastupdate = off);

analyze payment, refund;
