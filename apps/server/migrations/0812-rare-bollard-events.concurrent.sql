-- Emergencies, refusals and lost connections among the many changes of state.
drop index concurrently if exists bollard_event_rare;
create index concurrently bollard_event_rare on bollard_event (event_name, at desc, id desc) where event_name <> 'state_changed';
