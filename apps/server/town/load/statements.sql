-- The statement of each day on which money came: each opens with what the one before it closed with. They count what the statements of the demo town, which
-- say no balance, brought on the same days.
insert into bank_statement (id, upload_id, file_name, sha256, format, bank_id, iban, opening_cents, closing_cents, entries, added, uploaded_at, from_on,
  until_on, sequence_nr, movement_cents)
select load_id(read, 'statement' || day), load_id(read, 'upload' || day), 'izpisek-' || day || '.xml', md5('statement' || day), 'camt.053.001.02',
  to_char(day, 'YYYY/MM/DD'), iban, sum(cents) over earlier - cents, sum(cents) over earlier, entries, entries, read, day, day,
  row_number() over (partition by extract(year from day) order by day), cents
from (
  select arrives_on as day, sum(cents) as cents, count(*) as entries
  from (
    select arrives_on, cents from load_paid where method = 'transfer'
    union all select arrives_on, net_cents from load_brought
    union all select booked_on, case direction when 'credit' then cents else -cents end from payment where source = 'bank' and currency = 'EUR'
  ) came
  group by arrives_on
) days, load_read(day, :now) read, (select value ->> 'iban' as iban from parameter where key = 'money') own
where day <= load_day(:now)
window earlier as (order by day)
