-- What the lists of a zone's gates held, from when until when: why a gate decided as it did is told also afterwards, for 90 days. Credentials are hashes here.
create table list_line (
  -- Empty: gates of every zone.
  zone text not null,
  credential text not null,
  -- As the list had it, without the credential.
  lines text not null,
  permits text[] not null,
  since timestamptz not null,
  until_at timestamptz
);
create index list_line_credential on list_line (credential, zone);
create index list_line_until on list_line (until_at);
create index list_line_permits on list_line using gin (permits);
-- One row of a credential holds now.
create unique index list_line_open on list_line (zone, credential) where until_at is null;
-- By which content of a zone its rows are true.
create table list_zone (
  zone text primary key,
  fingerprint text not null
);
-- What the list said beside its content, and when its gate first said that it has it.
alter table whitelist add column head jsonb;
alter table whitelist add column taken_at timestamptz;
