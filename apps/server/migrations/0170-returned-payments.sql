-- By what a movement that takes a payment back names it, and whether a clerk has looked at what was taken back.

alter table payment
  -- The payer's own mark (EndToEndId); null where there is none, and for what was recorded before.
  add column payer_mark text,
  -- The bank's references of the movement and its payment (AcctSvcrRef).
  add column bank_references text[] not null default '{}',
  add column to_see boolean not null default false;
