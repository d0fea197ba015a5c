-- Administrative fees (upravne takse, ZUT) stand apart from the price: what they amount to, what is exempt, and where they are paid. Applications
-- that were sent before keep the lines of their fee as they are.

alter table permit_kind add column administrative_fees text[] not null default '{}';

-- The fee that a town has set until now becomes one row of its tariff, and its kinds go on charging it; otherwise they charge the two of the start.
update permit_kind set administrative_fees = coalesce(
    (select array[value ->> 'tariff_number'] from parameter where key = 'administrative_fee'), array['1', '3'])
  where administrative_fee;
alter table permit_kind drop column administrative_fee;

insert into parameter (key, value, updated_at)
  select 'administrative_fees', jsonb_build_object('tariff', jsonb_build_array(jsonb_build_object(
      'tariff_number', value ->> 'tariff_number',
      'name', jsonb_build_object('sl', 'vloga in odločba', 'en', 'application and decision'),
      'valid_from', '2020-01-01',
      'electronic_cents', value -> 'electronic_cents',
      'paper_cents', value -> 'paper_cents'))), updated_at
  from parameter where key = 'administrative_fee';
delete from parameter where key = 'administrative_fee';

create table administrative_fee (
  application_id uuid primary key references application,
  -- By the tariff, each number once; empty when a corrected application carries none.
  lines jsonb not null,
  -- What is to be paid: the sum of the lines, or nothing.
  cents integer not null,
  due_on date not null,
  -- Where it is paid, as the payer was told; null while the municipality had no account.
  iban text,
  reference text,
  exemption_status text check (exemption_status in ('claimed', 'granted', 'refused')),
  exemption_code text,
  -- The words of the ground as they were then.
  exemption_name jsonb,
  exemption_reason text,
  decided_at timestamptz,
  decided_by uuid references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (cents = case when exemption_status = 'granted' then 0 else sum_of_lines(lines) end)
);

-- A payment may pay the price and the administrative fee of one application, each by its own allocation.
alter table payment_allocation
  add column covers text not null default 'price' check (covers in ('price', 'administrative_fee'));
drop index payment_allocation_once;
create unique index payment_allocation_once on payment_allocation (payment_id, application_id, covers) where undone_at is null;
