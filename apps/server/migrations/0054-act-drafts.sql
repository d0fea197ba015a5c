-- An act before it is issued: somebody prepared it, and somebody who may decide issues it. It has no number and is no act yet.

create table act_draft (
  id uuid primary key,
  kind text not null,
  application_id uuid references application,
  permit_id uuid references permit,
  corrects_id uuid references act,
  reason_code text,
  facts text not null,
  reason text not null,
  prepared_by uuid references app_user,
  prepared_by_name text not null,
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index act_draft_one on act_draft (coalesce(application_id, permit_id), kind);
create index act_draft_created on act_draft (created_at, id);
create trigger act_draft_counted after insert or update or delete or truncate on act_draft
  for each statement execute function note_list_change();
