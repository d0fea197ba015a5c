-- A permit that was issued is never deleted: one entered in error keeps its row, number and paper, and leaves the lists.
alter table permit drop constraint permit_status_check;
alter table permit add constraint permit_status_check check (status in ('issued', 'suspended', 'revoked', 'replaced', 'mistaken')) not valid;
