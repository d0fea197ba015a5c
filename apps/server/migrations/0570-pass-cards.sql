-- A pass is for a plate, a code, or an RFID card by its normalised number.
alter table pass add column rfid text;
create index pass_rfid on pass (rfid text_pattern_ops) where rfid is not null;
