-- An order of refunds one of which was opened again: its file is not given out any more.

alter table refund_order add column voided_at timestamptz;
