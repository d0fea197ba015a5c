-- What a bank statement says of itself, so that a missing one is noticed; null for what was uploaded before.

alter table bank_statement
  -- The days it covers, and the bank's number of it.
  add column from_on date,
  add column until_on date,
  add column sequence_nr integer,
  -- What its movements add up to.
  add column movement_cents bigint,
  -- A clerk found out why it does not fit.
  add column checked_at timestamptz,
  add column checked_by uuid references app_user,
  add column check_reason text;
-- Each statement looks for its neighbours; a town has a few hundred statements a year.
create index bank_statement_closing on bank_statement (iban, closing_cents);
create index bank_statement_opening on bank_statement (iban, opening_cents);
create index bank_statement_until on bank_statement (iban, until_on);
create index bank_statement_from on bank_statement (iban, from_on);
create index bank_statement_sequence on bank_statement (iban, sequence_nr);
create index bank_statement_bank on bank_statement (bank_id);
