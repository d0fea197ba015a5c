-- A draft keeps how the party was heard; its sentence is written when the act is issued, from what is so then.
alter table act_draft add column heard text check (heard in ('act', 'own_data', 'danger', 'other'));
alter table act_draft add column heard_note text not null default '';

-- Which acts an act is about, and which appeal an act ended, is asked at every step of a service.
create index act_corrects on act (corrects_id) where corrects_id is not null;
create index appeal_closing_act on appeal (closing_act_id) where closing_act_id is not null;

-- A request for more time ends with the term that it was about.
update term_extension set granted = false, answered_at = now()
from application
where application.id = term_extension.application_id and application.status <> 'supplement_requested' and term_extension.granted is null;
