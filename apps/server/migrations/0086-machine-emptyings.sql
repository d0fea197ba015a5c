-- Emptyings of coin machines: what was counted, and how far it is from what the machine had reported.

create table machine_emptying (
  id uuid primary key,
  number text not null unique,
  machine_id uuid not null references coin_machine,
  year integer not null,
  sequence integer not null,
  -- When the box was taken out, and when the count was recorded: the takings are booked on the day of the record.
  emptied_at timestamptz not null,
  recorded_at timestamptz not null,
  emptied_by uuid not null references app_user,
  -- How many of each coin, by its value in cents.
  counts jsonb not null,
  counted_cents integer not null check (counted_cents >= 0),
  -- By the last report before; null without one.
  report_at timestamptz,
  reported_cents integer,
  difference_cents integer generated always as (counted_cents - reported_cents) stored,
  reason text,
  -- Null: no VAT is charged.
  vat_basis_points integer,
  vat_cents integer not null check (vat_cents between 0 and counted_cents),
  idempotency_key text unique,
  unique (machine_id, year, sequence)
);
create index machine_emptying_emptied on machine_emptying (emptied_at desc, id desc);
create index machine_emptying_recorded on machine_emptying (recorded_at);
create index machine_emptying_machine on machine_emptying (machine_id, emptied_at desc);
create trigger machine_emptying_counted after insert or update or delete or truncate on machine_emptying
  for each statement execute function note_list_change();

-- A protocol is never changed or deleted; its reason is emptied when the books are forgotten. What the database computes is not known yet in a trigger.
create function keep_emptying() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (
    select from jsonb_each(to_jsonb(old)) was
    where was.key <> 'difference_cents' and (was.key <> 'reason' or new.reason is not null) and was.value is distinct from to_jsonb(new) -> was.key)
  then
    raise exception 'an emptying is never changed afterwards';
  end if;
  return new;
end
$$;
create trigger machine_emptying_kept before update or delete on machine_emptying for each row execute function keep_emptying();
