-- Papers of money are kept for ten years after the end of their year (ZDDV-1, art. 86). Then who paid and the papers are forgotten; numbers,
-- amounts and the marks of the tax authority stay.
alter table invoice add column anonymised_at timestamptz;
alter table pro_forma add column anonymised_at timestamptz;
alter table pro_forma alter column storage_key drop not null;

-- As before, but for that one step: what names the payer may be emptied. `anonymised_at` is the day before which other records are no longer
-- kept, five years ago.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  may_change text[] := '{fiscal_status, fiscal_error, fiscal_due_on, search_text}';
begin
  if tg_op = 'UPDATE' and old.anonymised_at is null
    and old.issued_at < date_trunc('year', new.anonymised_at, 'Europe/Ljubljana') - interval '5 years'
  then
    may_change := may_change || '{payer, reason, transaction_id, storage_key, xml_storage_key, issued_by, issued_by_name, operator_tax_number}';
  end if;
  if tg_op = 'DELETE' or exists (
    select from jsonb_each(to_jsonb(old)) was
    where was.value <> 'null'
      and was.key <> all (may_change)
      and was.value is distinct from to_jsonb(new) -> was.key)
  then
    raise exception 'an invoice is never changed or deleted: it is taken back by a storno';
  end if;
  return new;
end
$$;
