-- What the mailed links of a permit and the code on its paper follow from. The permit's id is no secret: answers and addresses name it.
alter table permit add column link_secret uuid not null default gen_random_uuid();
