-- What comes on paper may name no e-mail address and no phone, and has a day of receipt from which its terms run. Absent, it is the day of sending.
alter table application
  alter column email drop not null,
  alter column phone drop not null,
  add column received_on date;
alter table permit
  alter column email drop not null,
  alter column phone drop not null,
  add column received_on date;
