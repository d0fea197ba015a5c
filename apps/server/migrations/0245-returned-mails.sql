-- When a mail server reported that a mail which had gone did not arrive; such a mail counts as failed.
alter table mail add column returned_at timestamptz;
