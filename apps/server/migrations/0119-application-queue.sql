-- The clerks' queue: who works on an application, and the views of the list that each clerk keeps.

-- Refers to a clerk; null while nobody has it.
-- Locks: a new column without a value is checked without reading the rows, so its rule waits for nothing.
alter table application add column assigned_to uuid references app_user;

-- A view is what stands in the address of the list: filters, order and columns.
create table application_view (
  id uuid primary key,
  user_id uuid not null references app_user,
  name text not null,
  search jsonb not null,
  created_at timestamptz not null
);
create index application_view_user on application_view (user_id, created_at);

-- Locks: an index over some hundred thousand applications takes about a second, and almost all rows are null in it.
create index application_assigned on application (assigned_to) where assigned_to is not null;
-- Locks: as above; only applications whose term runs are in it, some thousands at most.
create index application_decide_by on application (decide_by) where decide_by is not null;
-- Locks: an index over some hundred thousand applications takes about a second. The same expression orders the list (application-list.ts).
create index application_queue on application (
  (case when status in ('submitted', 'in_review', 'supplement_requested') then coalesce(decide_by, due_on) end), id);
