-- An import is undone in the background, block by block; what was tried already is not tried again.

alter table data_import drop constraint data_import_status_check;
alter table data_import add constraint data_import_status_check
  check (status in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone'));

-- Null before an undo has tried to take the record back.
alter table data_import_row add column taken_back boolean;
