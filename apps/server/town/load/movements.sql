insert into drawer_movement (id, device_id, kind, method, cents, payment_id, application_id, invoice_id, tendered_cents, transaction_id, made_at, made_by,
  closing_id)
select load_id(paid_at, 'movement' || n), device.id, 'payment', method, cents, load_id(recorded_at, 'payment' || n), application_id,
  load_id(recorded_at, 'invoice' || n), case method when 'cash' then cents end, case method when 'card' then 'T-' || n end, paid_at, clerk.id,
  case when day < load_day(:now) then load_closing(day) end
from load_paid, (select id from cash_device where code = 'B4') device, (select id from app_user where email = 'admin@demo.si') clerk
where method <> 'transfer' and n between :from and :to
