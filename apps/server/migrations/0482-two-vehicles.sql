alter table misuse drop constraint misuse_kind_check;
alter table misuse add constraint misuse_kind_check
  check (kind in ('two_gates', 'many', 'other_plate', 'tried', 'entered_twice', 'two_vehicles'));
