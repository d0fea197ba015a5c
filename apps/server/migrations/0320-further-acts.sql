-- Acts beside the decision on a claim. While the procedure of an application rests, the terms that stood then are kept (ZUP, art. 153).
alter table application add column suspended_on date;
alter table application add column suspended_terms jsonb;
-- From when an act had effect before its execution was stayed.
alter table act_standing add column stayed_effect text check (stayed_effect in ('issue', 'service'));
-- A decision of the body that supervises this one annuls an act (ZUP, art. 274).
alter table act_remedy drop constraint act_remedy_kind_check;
alter table act_remedy add constraint act_remedy_kind_check check (kind in ('waiver', 'court_action', 'supervision')) not valid;
alter table act_remedy drop constraint act_remedy_check1;
alter table act_remedy add constraint act_remedy_check1 check (kind in ('court_action', 'supervision') or ended_on is null) not valid;
-- What a town has set of its appeals begins as the law has it: an appeal against these holds the execution back (ZUP, art. 235).
update act_setting
set value = jsonb_set(value, '{suspensive_kinds}', value -> 'suspensive_kinds' || '["inadmissibility", "permit_nullity"]')
where value ? 'suspensive_kinds' and not value -> 'suspensive_kinds' ? 'permit_nullity';
