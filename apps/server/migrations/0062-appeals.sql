-- Appeals against acts. An appeal is a record with steps of its own; what they decide is an act.

create table appeal (
  id uuid primary key,
  number text not null unique,
  status text not null check (status in (
    'received', 'supplement_requested', 'sent', 'dismissed', 'granted', 'decided', 'withdrawn', 'cancelled')),
  act_id uuid not null references act,
  appellant_name text not null collate slovenian,
  by_representative boolean not null,
  manner text not null,
  -- The day that decides whether it is in time, and the day on which it came here. They differ where it was posted.
  lodged_on date not null,
  received_on date not null,
  -- Since when nothing is missing in it: from then on runs the term for sending it on.
  complete_on date not null,
  -- By when the next step is due, of this organ or of the party; null where nothing waits here.
  due_on date,
  text text not null,
  paper_place text not null,
  fee text not null,
  fee_note text not null,
  supplement_text text,
  dismissal_ground text,
  -- The order that dismissed it, or the decision that replaced the act.
  closing_act_id uuid references act,
  sent_on date,
  sent_to text,
  papers text[] not null default '{}',
  -- The letter as it was sent.
  letter_key text unique,
  letter_sha256 text,
  letter_size bigint,
  outcome text,
  decision_number text,
  decision_on date,
  decision_served_on date,
  withdrawn_on date,
  closing_note text,
  entered_at timestamptz not null,
  entered_by uuid references app_user,
  entered_by_name text not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  idempotency_key text unique,
  check (status not in ('dismissed', 'granted') or closing_act_id is not null),
  check (status <> 'decided' or outcome is not null)
);
-- One open appeal against an act: what comes later belongs to it.
create unique index appeal_open on appeal (act_id) where status in ('received', 'supplement_requested', 'sent');
create index appeal_act on appeal (act_id);
create index appeal_lodged on appeal (lodged_on desc, id desc);

create trigger appeal_counted after insert or update or delete or truncate on appeal
  for each statement execute function note_list_change();
