insert into payment (id, source, direction, entry_key, statement_id, booked_on, value_on, cents, currency, payer_name, payer_iban, reference, purpose,
  transaction_id, status, candidates, created_at, updated_at)
select load_id(recorded_at, 'payment' || n), case method when 'transfer' then 'bank' when 'cash' then 'cash' else 'card_terminal' end, 'credit',
  case when by_bank then 'loaded-' || n end, case when by_bank then load_id(recorded_at, 'statement' || day) end, day, case when by_bank then day end,
  cents, 'EUR', name, case when by_bank then 'SI56192001234567892' end, load_reference(number), case when by_bank then 'Dovolilnica ' || number end,
  case method when 'card' then 'T-' || n end, 'matched', array[application_id], recorded_at, recorded_at
from load_paid, lateral (select method = 'transfer') b (by_bank)
where n between :from and :to
