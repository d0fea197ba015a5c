-- The day on which an applicant was last called to pay the administrative fee (ZUT, art. 31); `due_on` is then the last day of that call.
alter table administrative_fee add column called_on date;
