-- A fee is made of lines: the price of the permit, a device, the fee of the procedure, what is taken off. Their sum is `fee_cents`.

alter table tariff
  add column pro_rata text not null default 'full' check (pro_rata in ('full', 'month', 'day')),
  add column second_cents integer check (second_cents >= 0),
  add column third_cents integer check (third_cents >= 0);

alter table permit_kind
  add column device jsonb,
  add column administrative_fee boolean not null default false;

alter table application
  add column wants_device boolean not null default false,
  add column fee_lines jsonb not null default '[]',
  add column fee_waiver jsonb;

update application set fee_lines = jsonb_build_array(jsonb_build_object('code', 'price', 'text', permit_kind.name, 'explanation', null, 'quantity', 1,
    'unit_cents', fee_cents, 'cents', fee_cents, 'vat_basis_points', vat_basis_points))
  from permit_kind where permit_kind.id = application.permit_kind_id and fee_cents > 0;

alter table application drop column vat_basis_points;

create function sum_of_lines(lines jsonb) returns bigint language sql immutable strict parallel safe
  return (select coalesce(sum((line ->> 'cents')::bigint), 0) from jsonb_array_elements(lines) line);

alter table application add constraint application_fee_is_its_lines check (fee_cents = sum_of_lines(fee_lines));
