-- A revocation or suspension takes effect on a day of its own: with its finality, its service, or at once by a provision that it names.
-- `taken_at`: when the permit followed it. Acts of before took effect with their issue and have no effect here.
alter table act_standing add column effect text check (effect in ('issue', 'service', 'final'));
alter table act_standing add column effective_on date;
alter table act_standing add column taken_at timestamptz;
alter table act_draft add column at_once text not null default '';
-- What a town has set of its appeals begins as the law has it: an appeal against these holds the execution back (ZUP, art. 235).
update act_setting
set value = jsonb_set(value, '{suspensive_kinds}', value -> 'suspensive_kinds' || '["revocation", "suspension"]')
where value ? 'suspensive_kinds' and not value -> 'suspensive_kinds' ? 'revocation';
