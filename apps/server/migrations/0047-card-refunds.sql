-- A refund that the payment provider pays back to the card. Null: by a transfer of the bank.
alter table refund add column online_payment_id uuid references online_payment;
create index refund_online_payment on refund (online_payment_id);
