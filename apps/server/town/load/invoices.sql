-- Rows without files.
insert into invoice (id, number, kind, premise_id, device_id, premise_code, device_code, sequence, numbering, application_id, issuer, payer, payment_method,
  transaction_id, lines, total_cents, vat, service_from, service_until, locale, issued_at, issued_by, issued_by_name, fiscal_status, zoi, eor, fiscal_due_on,
  fiscal_test, operator_tax_number, storage_key, sha256, byte_size, sent_at)
select load_id(recorded_at, 'invoice' || n), premise.code || '-' || device.code || '-' || paid.sequence, 'invoice', premise.id, device.id, premise.code,
  device.code, paid.sequence, premise.numbering, a.id, issuer, jsonb_build_object('name', a.name, 'street', a.street, 'post_code', a.post_code, 'city',
  a.city, 'is_company', false, 'tax_number', null, 'is_budget_user', false), method, case method when 'card' then 'T-' || n end, a.fee_lines, cents,
  jsonb_build_array(jsonb_build_object('vat_basis_points', 2200, 'taxable_cents', net, 'tax_cents', cents - net)), a.valid_from, a.valid_until, 'sl',
  recorded_at, case when by_hand then clerk.id end, case when by_hand then clerk.name else 'Dovolilnice' end,
  case when by_hand then 'confirmed' else 'none' end, case when by_hand then md5('zoi' || n) end,
  case when by_hand then md5('eor' || n)::uuid::text end, case when by_hand then paid.day + 3 end, by_hand,
  case when by_hand then '99999013' end, 'loaded-invoice-' || n, md5('invoice' || n), 36000, recorded_at
from load_paid paid
join application a on a.id = paid.application_id
join cash_device device on device.code = case method when 'transfer' then 'B3' else 'B4' end
join business_premise premise on premise.id = device.premise_id,
  lateral (select method <> 'transfer', round(cents / 1.22)::int) t (by_hand, net),
  (select issuer from invoice limit 1) i, (select id, name from app_user where email = 'admin@demo.si') clerk
where n between :from and :to
