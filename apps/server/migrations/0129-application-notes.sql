-- What clerks write to each other about an application. The applicant never gets it from the product; in an answer to a request about one's own data it is given, as it
-- is about a person.

create table application_note (
  id uuid primary key,
  application_id uuid not null references application,
  author_id uuid not null references app_user,
  text text not null,
  created_at timestamptz not null
);
create index application_note_application on application_note (application_id, created_at);

-- Who was mentioned in a note, and when they looked at it.
create table application_mention (
  note_id uuid not null references application_note on delete cascade,
  user_id uuid not null references app_user,
  seen_at timestamptz,
  primary key (note_id, user_id)
);
create index application_mention_unseen on application_mention (user_id) where seen_at is null;

create trigger application_note_restricted before insert or update or delete on application_note
  for each row execute function refuse_restricted('application_id');
