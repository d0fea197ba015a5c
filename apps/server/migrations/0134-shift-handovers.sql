-- What one operator leaves to the next: a text, and what was open at that moment; the next one confirms having read it.
create table shift_handover (
  id uuid primary key,
  text text not null,
  -- The open matters as sentences of that moment, in Slovenian: a bollard without a link, a hold, a fault.
  matters text[] not null,
  written_by uuid references app_user,
  written_by_name text not null,
  written_at timestamptz not null,
  confirmed_by uuid references app_user,
  confirmed_by_name text,
  confirmed_at timestamptz
);
create index shift_handover_written on shift_handover (written_at desc);
