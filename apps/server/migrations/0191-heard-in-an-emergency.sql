-- A decision before the end of the party's term names the urgent measures for which it could not wait (ZUP, art. 144).
alter table act_draft drop constraint act_draft_heard_check;
alter table act_draft add constraint act_draft_heard_check check (heard in ('act', 'own_data', 'danger', 'other', 'urgent')) not valid;
