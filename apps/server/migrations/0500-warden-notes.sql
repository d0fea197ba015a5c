-- A warden's note: a PDF in storage, and what a list of them shows.
create table warden_note (
  id uuid primary key,
  number text not null unique,
  -- Of the call that handed it in, so that a call that comes twice makes one.
  call_hash text unique,
  plate text not null,
  plate_normalised text not null,
  place text not null,
  seen text not null check (seen in ('street', 'no_permit', 'hours', 'disabled', 'other')),
  note text not null,
  photos int not null,
  at timestamptz not null,
  received_at timestamptz not null,
  written_by uuid references app_user,
  storage_key text not null unique
);
create index warden_note_at on warden_note (at desc, id desc);
create index warden_note_plate on warden_note (plate_normalised);
