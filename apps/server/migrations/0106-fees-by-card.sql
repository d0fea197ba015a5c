-- A card pays the price of an application or its administrative fee, each by attempts of its own.
alter table online_payment
  add column covers text not null default 'price' check (covers in ('price', 'administrative_fee'));
drop index online_payment_open;
create unique index online_payment_open on online_payment (application_id, covers) where status = 'open';
