-- Payments by a part of the payer's name as it stands, of the purpose and of the account, for the search of the list.
drop index concurrently if exists payment_words;
create index concurrently payment_words on payment
  using gin (payer_name gin_trgm_ops, purpose gin_trgm_ops, replace(payer_iban, ' ', '') gin_trgm_ops) with (fastupdate = off);
