-- The cash registers of the years before, whose numbers begin with 1: one for transfers, one at the counter.
insert into cash_device (id, premise_id, code, name, active, at_counter, is_default, last_sequence, sequence_year, version)
select load_id(:now, 'register' || d.code), premise.id, d.code, d.name, true, at_counter, false, 0, null, 1
from business_premise premise, (values ('B3', 'Spletna blagajna 2', false), ('B4', 'Okence 2', true)) d (code, name, at_counter)
where premise.code = 'OBCINA'
