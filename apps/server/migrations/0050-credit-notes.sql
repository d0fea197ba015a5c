-- A credit note gives back a part of an invoice because of a refund: one for each refund at most.
alter table invoice add column refund_id uuid references refund;
create unique index invoice_credit on invoice (refund_id) where refund_id is not null;
create index invoice_credited on invoice (reference_invoice_id) where kind = 'credit';
alter table invoice add constraint invoice_credit_refund check (kind <> 'credit' or refund_id is not null);
