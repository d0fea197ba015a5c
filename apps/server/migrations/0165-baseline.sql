-- One collation for everything people read in order: č after c, š after s, ž after z, and Žiga after Zoran.
-- The embedded engine and PostgreSQL from 16 on build it from rules; 15 knows no rules and takes the same order from its own Slovenian locale.

do $$
begin
  if current_setting('server_version_num')::int >= 160000 then
    execute $collation$
      create collation if not exists slovenian
        (provider = icu, locale = 'und', rules = '&C<č<<<Č<ć<<<Ć&D<đ<<<Đ&S<š<<<Š&Z<ž<<<Ž')
    $collation$;
  else
    execute $collation$ create collation if not exists slovenian (provider = icu, locale = 'sl-SI') $collation$;
  end if;
end
$$;

-- Lists search by its indexes.
do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege then
    raise exception 'the database needs the extension pg_trgm, and this account may not create it. Let its owner run: create extension pg_trgm';
  when feature_not_supported or undefined_file then
    raise exception 'the database server lacks the extension pg_trgm. It comes with PostgreSQL''s contrib modules (on Debian with the server)';
end
$$;

-- === What several subjects use ===

-- The bodies are `return …` and no strings: they name what they call for good, so a dump is restored under any search path.
-- Words in letters without marks and digits, one blank between two: Čopova 5/a becomes copova 5a. `foldTerm` of the contract is the same rule.
create function search_words(words text) returns text language sql immutable parallel safe
  return trim(regexp_replace(
    lower(translate(normalize(regexp_replace(coalesce(words, '') collate "C", '\s+', ' ', 'g'), nfd), 'đĐłŁøØß', 'dDlLoOs')),
    '[^a-z0-9 ]', '', 'g'));

-- The words of a name, parted also at hyphens and slashes, and the whole as one.
create function search_name(name text) returns text language sql immutable parallel safe
  return search_words(regexp_replace(name collate "C", '[/‐‑–—-]+', ' ', 'g')) || ' ' || replace(search_words(name), ' ', '');

-- V-2026-000123 as it stands, without its letter, and as 123.
create function search_number(number text) returns text language sql immutable parallel safe
  return search_words(number) || ' ' || search_words(substr(number, 3)) || ' ' || ltrim(split_part(number, '-', 3), '0');

-- +38641123456 in full and as 041123456.
create function search_phone(phone text) returns text language sql immutable parallel safe
  return search_words(phone) || coalesce(case when phone like '+386%' then ' 0' || substr(phone, 5) end, '');

-- Declared immutable for the elements' sake: array_to_string is only stable because other types than text have settings.
create function search_values(items text[]) returns text language sql immutable parallel safe
  return search_words(array_to_string(items, ' '));

-- A town may give lots and zones other names: in English, and in the languages of its national communities. The Slovenian name is what lots, gates
-- and filters know a zone by.
create function in_languages(name text, names jsonb) returns jsonb language sql immutable parallel safe
  as $$ select jsonb_build_object('sl', name, 'en', name) || names $$;

-- Who is signed in somewhere hears at once that a session has ended or rights have changed: channel `rights`, the person's id. Triggers, so
-- that no way of ending a session can be forgotten. Equal notifications of one transaction are sent once.
create function announce_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;

create function note_list_change() returns trigger language plpgsql as $$
begin
  insert into list_change (table_name, xid) values (tg_table_name, pg_current_xact_id()) on conflict do nothing;
  return null;
end
$$;

-- The access log and the audit trail grow all day: their counts remember what is older than ten minutes, and rows may come late, but
-- not later than five minutes without a note.
create function note_change_of_old_rows() returns trigger language plpgsql as $$
declare
  found_old boolean;
begin
  execute format('select exists (select from new_rows where %I < now() - interval ''5 minutes'')', tg_argv[0]) into found_old;
  if found_old then
    insert into list_change (table_name, xid) values (tg_table_name, pg_current_xact_id()) on conflict do nothing;
  end if;
  return null;
end
$$;

-- A lost phone, or the code of a lost paper, must be stopped also where the permit may only be stored (GDPR, article 18): the new secret of its links changes
-- nothing that the record says of the person.
create function refuse_restricted() returns trigger language plpgsql as $$
declare
  held text;
  records text[] := '{}';
  name text;
  -- `search_text` is computed from the other columns after this trigger: here the new row has none.
  free constant text[] := '{assigned_to, prepared_by, prepared_by_name, updated_at, version, search_text, link_secret}';
begin
  -- Most towns have no restriction: nothing else is read then.
  if exists (select from restriction) then
    if tg_op = 'UPDATE' and to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
    foreach name in array tg_argv loop
      if tg_op <> 'INSERT' then records := records || (to_jsonb(old) ->> name); end if;
      if tg_op <> 'DELETE' then records := records || (to_jsonb(new) ->> name); end if;
    end loop;
    select request_number into held from restriction where record_id = any (records::uuid[]) order by since limit 1;
    if held is not null then
      raise exception 'a restricted record is not changed: % of %', tg_op, tg_table_name using errcode = 'RS113', detail = held;
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

-- === People who sign in ===

-- People, their sessions and the single-use links mailed to them.
create table app_user (
  id uuid primary key,
  email text not null,
  name text collate slovenian not null,
  type text not null default 'person' check (type in ('person', 'company')),
  role text not null default 'regular',
  granted text[] not null default '{}',
  revoked text[] not null default '{}',
  password_hash text,
  must_reset boolean not null default false,
  email_verified_at timestamptz,
  phone text,
  street text,
  post_code text,
  city text,
  tax_number text,
  user_type_code text,
  locale text not null default 'sl',
  active boolean not null default true,
  anonymised_at timestamptz,
  last_seen timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  search_text text collate "C" not null generated always as (case when anonymised_at is null then ' ' || search_name(name) || ' ' ||
    search_phone(phone) || ' ' || search_words(email) || ' ' else '' end) stored,
  -- An act names the title of an official and the number of the authorisation (ZUP, art. 28 and 31).
  title text not null default '',
  authorisation text not null default ''
);
create unique index app_user_email on app_user (email);
create index app_user_name on app_user (name);
create index app_user_search on app_user using gin (search_text gin_trgm_ops) with (fastupdate=off);

create table session (
  id uuid primary key,
  token_hash text not null unique,
  user_id uuid not null references app_user on delete cascade,
  access_token text not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- Second factors of people who sign in, and how each session was signed in.
  signed_in_by text not null default 'password' check (signed_in_by in ('password', 'second_factor', 'passkey', 'identity_provider',
    'mailed_code')),
  -- When the person of a session last proved who they are: at sign-in, and when the password was given again.
  confirmed_at timestamptz
);
create index session_of_user on session (user_id);

create table password_token (
  token_hash text primary key,
  user_id uuid not null references app_user on delete cascade,
  purpose text not null check (purpose in ('reset', 'invitation')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A new e-mail address that waits for the link mailed to it.
create table email_change (
  token_hash text primary key,
  user_id uuid not null references app_user on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_change_user on email_change (user_id);

create table rate_counter (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

create table totp_key (
  user_id uuid primary key references app_user on delete cascade,
  -- Encrypted with the server's key; see platform/security/seal.ts.
  sealed_key text not null,
  created_at timestamptz not null,
  -- Null: shown, but no code of it has been given yet.
  confirmed_at timestamptz,
  -- The last step (30 s since 1970) whose code was used; earlier ones are refused.
  last_step bigint not null default 0,
  last_used_at timestamptz
);

create table passkey (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  name text not null,
  credential_id text not null constraint passkey_credential unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);

create table recovery_code (
  code_hash text primary key,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_code_of_user on recovery_code (user_id);

-- A sign-in that waits for its second step, or a passkey's challenge without a password before it (then user_id is null).
create table sign_in_step (
  token_hash text primary key,
  user_id uuid references app_user on delete cascade,
  -- Hash of the stored password hash at the first step: once the password is another, the step is void.
  password_mark text,
  challenge text,
  failures integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_step_of_user on sign_in_step (user_id);

-- The challenge for a passkey that is being added in a session.
create table passkey_challenge (
  session_id uuid primary key references session on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

create table sign_in_policy (
  role text primary key,
  rule text not null check (rule in ('none', 'asked', 'required'))
);

-- Secrets that all processes of the product share and that may be lost: then only what was signed with them is void.
create table server_secret (
  name text primary key,
  value text not null
);

-- Browsers in which a person has signed in before: failures of strangers do not stop them. One secret for each browser, of which
-- the hash is kept; one row for each account that signed in there.
create table known_browser (
  token_hash text not null,
  user_id uuid not null references app_user on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_browser_of_user on known_browser (user_id);

-- Codes mailed to sign in with, and people who asked for an account of their own.
-- The row is made for every request, also for an address that nobody has: neither the answer nor its time tells. The code comes with the mail.
create table sign_in_code (
  token_hash text primary key,
  email text not null,
  -- Argon2, by the job that mails the code; null where the address has no account.
  code_hash text,
  user_id uuid references app_user,
  failures integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- An account is made when the link is used, not before: a stranger who typed another's address leaves no account.
create table sign_up (
  token_hash text primary key,
  email text not null,
  name text not null,
  locale text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The application from whose status page it was asked for.
  application_id uuid,
  -- A company that asks for an account gets that of a company.
  type text not null default 'person' check (type in ('person', 'company'))
);

create trigger session_ended after delete on session
  for each row execute function announce_rights('user_id');
-- Every minute of work moves last_seen, which no list counts.
create trigger app_user_counted after insert or delete or truncate on app_user
  for each statement execute function note_list_change();
create trigger app_user_count_changed after update on app_user
  for each row when ((to_jsonb(old) - 'last_seen') is distinct from (to_jsonb(new) - 'last_seen')) execute function note_list_change();
create trigger app_user_rights after update on app_user
  for each row when (
    (old.role, old.granted, old.revoked, old.active, old.must_reset, old.name, old.email, old.type, old.locale)
    is distinct from (new.role, new.granted, new.revoked, new.active, new.must_reset, new.name, new.email, new.type, new.locale))
  execute function announce_rights('id');
-- Live streams hear at once that a session has become whole, or that the town asks more of a role.
create trigger session_raised after update of signed_in_by on session
  for each row when (old.signed_in_by is distinct from new.signed_in_by)
  execute function announce_rights('user_id');

-- A regular account to which rights were granted signs in by the rules of `admin`: its live streams must hear of a change too.
create function announce_policy() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', person.id::text) from app_user person
    where (person.role = new.role or (new.role = 'admin' and cardinality(person.granted) > 0))
      and exists (select from session where session.user_id = person.id);
  return null;
end $$;

create trigger sign_in_policy_changed after insert or update on sign_in_policy
  for each row execute function announce_policy();
-- Processes remember sessions by the hash of their secret: an old secret must be forgotten everywhere once it is renewed.
create trigger session_renewed after update of token_hash on session
  for each row execute function announce_rights('user_id');
-- What a person is told by, not when they were here last or with which secret they sign in.
create trigger app_user_restricted before delete or update of email, name, type, role, granted, revoked, phone, street, post_code, city, tax_number, active, anonymised_at
  on app_user for each row execute function refuse_restricted('id');

-- === Places, kinds of permits and prices ===

-- What a municipality configures: parameters, zones and lots, types of users, kinds of permit and their prices.
create table parameter (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- A zone has an id that stays when it is renamed, and an outline for the public data.
create table zone (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  outline jsonb,
  version integer not null default 1,
  names jsonb not null default '{}',
  title jsonb not null generated always as (in_languages(name, names)) stored
);

create table parking_lot (
  id uuid primary key,
  code text not null unique,
  name text collate slovenian not null,
  zone text not null,
  capacity integer,
  latitude double precision,
  longitude double precision,
  active boolean not null default true,
  position integer not null default 0,
  -- Lots and types of users have versions as kinds of permit do: who saves over a change that they have not seen is told of it.
  version integer not null default 1,
  names jsonb not null default '{}',
  title jsonb not null generated always as (in_languages(name, names)) stored
);

create table user_type (
  code text primary key,
  name jsonb not null,
  applicant text not null check (applicant in ('person', 'company', 'any')),
  position integer not null default 0,
  version integer not null default 1
);

create table user_type_parking_lot (
  user_type_code text not null references user_type on delete cascade,
  parking_lot_id uuid not null references parking_lot on delete cascade,
  primary key (user_type_code, parking_lot_id)
);

create table permit_kind (
  id uuid primary key,
  code text not null unique,
  name jsonb not null,
  description jsonb not null,
  user_types text[] not null,
  documents jsonb not null default '[]',
  validity jsonb not null,
  openings text[] not null default '{plate}',
  time_windows jsonb not null default '[]',
  max_vehicles integer not null default 1,
  cap_per_holder integer,
  one_open_per_plate boolean not null default true,
  active boolean not null default true,
  position integer not null default 0,
  version integer not null default 1,
  device jsonb,
  -- How facts are established for a kind of permit; the term to decide depends on it (ZUP, art. 222).
  procedure text not null default 'simple' check (procedure in ('simple', 'special')),
  -- Administrative fees (upravne takse, ZUT) stand apart from the price: what they amount to, what is exempt, and where they are paid. Applications
  -- that were sent before keep the lines of their fee as they are.
  administrative_fees text[] not null default '{}'
);

create table tariff (
  id uuid primary key,
  permit_kind_id uuid not null references permit_kind on delete cascade,
  period text not null check (period in ('year', 'month', 'week', 'day', 'hour', 'once')),
  price_cents integer not null check (price_cents >= 0),
  vat_basis_points integer not null default 0,
  valid_from date not null,
  valid_until date,
  -- A fee is made of lines: the price of the permit, a device, the fee of the procedure, what is taken off. Their sum is `fee_cents`.
  pro_rata text not null default 'full' check (pro_rata in ('full', 'month', 'day')),
  second_cents integer check (second_cents >= 0),
  third_cents integer check (third_cents >= 0),
  check (valid_until is null or valid_until > valid_from)
);
create unique index tariff_version on tariff (permit_kind_id, period, valid_from);

-- Streets and house numbers of the municipality, by which the address of an applicant decides the zone. Loaded as a whole from a file.
create table address (
  street text not null,
  -- The name in small letters without carons and signs, as addresses are compared.
  street_key text not null,
  number integer not null,
  suffix text not null,
  post_code text not null,
  -- Empty where it lies in no zone.
  zone text not null,
  -- Two settlements of one post code may have the same street and number. Lists that are loaded already have no settlement until they are loaded again.
  settlement text not null default '',
  settlement_key text not null default '',
  primary key (street_key, number, suffix, post_code, settlement_key)
);

-- A lot may name a zone that is new.
create function add_zone() returns trigger language plpgsql as $$
begin
  insert into zone (name) values (new.zone) on conflict (name) do nothing;
  return null;
end $$;

create trigger parking_lot_zone after insert or update of zone on parking_lot
  for each row execute function add_zone();

-- === Applications, permits and their documents ===

-- Applications with their documents. Numbers run per year without a gap worth asking about.
create table number_series (
  name text not null,
  year integer not null,
  last integer not null,
  primary key (name, year)
);

create function sum_of_lines(lines jsonb) returns bigint language sql immutable strict parallel safe
  return (select coalesce(sum((line ->> 'cents')::bigint), 0) from jsonb_array_elements(lines) line);

create table application (
  id uuid primary key,
  number text not null unique,
  status text not null,
  permit_kind_id uuid not null references permit_kind,
  parking_lot_id uuid not null references parking_lot,
  user_type_code text not null references user_type,
  user_id uuid references app_user,
  applicant_type text not null check (applicant_type in ('person', 'company')),
  name text collate slovenian not null,
  street text not null,
  post_code text not null,
  city text not null,
  email text,
  phone text,
  tax_number text,
  plates text[] not null,
  plates_normalised text[] not null,
  period text not null,
  period_count integer not null default 1 check (period_count > 0),
  valid_from date not null,
  valid_until date not null,
  remark text,
  locale text not null default 'sl',
  source text not null default 'web' check (source in ('web', 'account', 'paper')),
  replaces_permit_id uuid,
  replace_reason text,
  renews_permit_id uuid,
  fee_cents integer not null default 0,
  reason text,
  supplement_text text,
  due_on date,
  warned_at timestamptz,
  access_token_hash text not null unique,
  idempotency_key text unique,
  consent_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app_user,
  anonymised_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- Local times of day 'HH:MM', half-open, the same on each day; '24:00' is the end of the day.
  from_time text,
  until_time text,
  received_on date,
  -- Which documents a supplement must bring, by their type; null where it was asked for in words alone.
  supplement_documents text[],
  -- Each word stands between two blanks, so that `% ana %` is a whole word, `% ana%` its beginning, and `%ana%` any part.
  -- Without the pending list (fastupdate) what was just written does not slow the next search down.
  search_text text collate "C" not null generated always as (case when anonymised_at is null then ' ' || search_name(name) || ' ' ||
    search_number(number) || ' ' || search_values(plates_normalised) || ' ' || search_phone(phone) || ' ' || search_words(email) || ' ' else
    '' end) stored,
  -- An application sent without signing in carries an address that anybody may have typed. It is confirmed when the link mailed to it was
  -- opened; until then the application belongs to no account, and one such mail at a time is enough for an address.
  email_confirmed_at timestamptz,
  wants_device boolean not null default false,
  fee_lines jsonb not null default '[]',
  fee_waiver jsonb,
  -- The last days to call for a supplement and to decide, with the day from which they are counted; null while none runs. The morning's job counts
  -- them for the applications that are open now.
  counted_from date,
  call_by date,
  decide_by date,
  -- When a supplement came after the order of dismissal was issued and before it was served (ZUP, art. 67).
  late_supplement_at timestamptz,
  -- Refers to a clerk; null while nobody has it.
  assigned_to uuid references app_user,
  -- The three months for a proposal to restore the term count from this day (ZUP, art. 105). Null for what was dismissed before.
  supplement_missed_on date,
  constraint application_hours check ((from_time is null) = (until_time is null) and (until_time collate "C") > (from_time collate "C")),
  constraint application_fee_is_its_lines check (fee_cents = sum_of_lines(fee_lines))
);
create index application_created on application (created_at desc, id desc);
create index application_status on application (status, created_at desc);
create index application_user on application (user_id, created_at desc);
create index application_email on application (email);
create index application_name on application (name);
create index application_plates on application using gin (plates_normalised);
-- Which application renews or replaces a permit is asked for every reminder, every renewal and every permit that is opened.
create index application_renews on application (renews_permit_id) where renews_permit_id is not null;
create index application_replaces on application (replaces_permit_id) where replaces_permit_id is not null;
create index application_search on application using gin (search_text gin_trgm_ops) with (fastupdate=off);
-- `name+1@` and `name@` are one mailbox: the expression of `mailboxOf` in the contract.
create index application_unconfirmed on application (regexp_replace(email, '\+[^@]*@', '@')) where email_confirmed_at is null;
create index application_term on application (least(call_by, decide_by)) where decide_by is not null;
create index application_assigned on application (assigned_to) where assigned_to is not null;
create index application_decide_by on application (decide_by) where decide_by is not null;
-- The same expression orders the list (application-list.ts).
create index application_queue on application (( case when (status in ('submitted', 'in_review',
  'supplement_requested')) then coalesce(decide_by, due_on) else null::date end), id);
alter table sign_up add constraint sign_up_application_id_fkey foreign key (application_id) references application on delete set null;

-- Each mail carries a link of its own: secrets are stored only as hashes and cannot be sent twice. The first one's is the application's own.
create table application_link (
  token_hash text primary key,
  application_id uuid not null references application on delete cascade,
  created_at timestamptz not null
);
create index application_link_application on application_link (application_id);

-- Short codes of status pages, apart from the mailed links: a code has few signs, so it is kept as Argon2, and the newest one alone opens.
create table application_code (
  application_id uuid primary key references application on delete cascade,
  code_hash text not null,
  created_at timestamptz not null
);

-- A view is what stands in the address of the list: filters, order and columns.
create table application_view (
  id uuid primary key,
  user_id uuid not null references app_user,
  name text not null,
  search jsonb not null,
  created_at timestamptz not null
);
create index application_view_user on application_view (user_id, created_at);

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

-- An address as addresses are compared: in small letters (č stays č), without punctuation, one blank between words; 5 A is 5a.
-- The capitals are named, because lower() knows only those of its collation.
create function household_of(street text, post_code text, city text) returns text language sql immutable parallel safe as $$
  select regexp_replace(trim(regexp_replace(translate(translate(
    lower(normalize(street || ' ' || post_code || ' ' || city, nfkc) collate "C"),
    'ČŠŽĆĐÁÀÂÄÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØÚÙÛÜÝŁŃŐŰĚŘŮ', 'čšžćđáàâäãåæçéèêëíìîïñóòôöõøúùûüýłńőűěřů'),
    '.,;:/\-–—_''’‘"„“”»«()[]·*#', rpad('', 32, ' ')), '\s+', ' ', 'g')),
    '([0-9]) ([a-zčšžćđ])( |$)', '\1\2\3', 'g')
$$;

-- Permits and the credentials that open a gate for them. Scheduled, active and expired follow from the days and are not stored.
create table permit (
  id uuid primary key,
  number text not null unique,
  status text not null check (status in ('issued', 'suspended', 'revoked', 'replaced')),
  permit_kind_id uuid not null references permit_kind,
  parking_lot_id uuid not null references parking_lot,
  user_type_code text not null references user_type,
  application_id uuid references application,
  user_id uuid references app_user,
  name text collate slovenian not null,
  street text not null,
  post_code text not null,
  city text not null,
  email text,
  phone text,
  tax_number text,
  locale text not null default 'sl',
  valid_from date not null,
  valid_until date not null,
  replaces_permit_id uuid references permit,
  replace_reason text,
  reason text,
  reminded_30_at timestamptz,
  reminded_7_at timestamptz,
  idempotency_key text unique,
  issued_at timestamptz not null,
  issued_by uuid references app_user,
  anonymised_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  from_time text,
  until_time text,
  received_on date,
  -- What the mailed links of a permit and the code on its paper follow from. The permit's id is no secret: answers and addresses name it.
  link_secret uuid not null default gen_random_uuid(),
  search_text text collate "C" not null generated always as (case when anonymised_at is null then ' ' || search_name(name) || ' ' ||
    search_number(number) || ' ' || search_phone(phone) || ' ' || search_words(email) || ' ' else '' end) stored,
  -- By what decision a permit was issued, in words that its paper repeats: a decision in short form (ZUP, art. 218) or the number of a written one.
  -- Null: issued without an application, or before this.
  decision text,
  constraint permit_hours check ((from_time is null) = (until_time is null) and (until_time collate "C") > (from_time collate "C")),
  check (valid_until > valid_from)
);
create index permit_created on permit (created_at desc, id desc);
create index permit_valid_until on permit (valid_until);
create index permit_user on permit (user_id);
create index permit_application on permit (application_id);
create index permit_email on permit (email);
create index permit_name on permit (name);
create index permit_replaces on permit (replaces_permit_id);
create index permit_household on permit (permit_kind_id, household_of(street, post_code, city)) where status in ('issued', 'suspended');
create index permit_search on permit using gin (search_text gin_trgm_ops) with (fastupdate=off);
alter table application add constraint application_replaces_fk foreign key (replaces_permit_id) references permit;
alter table application add constraint application_renews_fk foreign key (renews_permit_id) references permit;

create table permit_credential (
  id uuid primary key,
  permit_id uuid not null references permit on delete cascade,
  kind text not null check (kind in ('plate', 'rfid', 'phone')),
  value text not null,
  value_normalised text not null,
  valid_from date,
  valid_until date,
  created_at timestamptz not null,
  search_text text collate "C" not null generated always as (' ' || case when kind = 'phone' then search_phone(value_normalised)
    else search_words(value_normalised) end || ' ') stored
);
create index permit_credential_permit on permit_credential (permit_id);
create index permit_credential_value on permit_credential (value_normalised, kind);
create index permit_credential_search on permit_credential using gin (search_text gin_trgm_ops) with (fastupdate=off);

create table document (
  id uuid primary key,
  type text not null,
  application_id uuid references application,
  permit_id uuid constraint document_permit_fk references permit,
  user_id uuid references app_user,
  file_name text not null,
  media_type text not null,
  byte_size bigint not null,
  sha256 text not null,
  storage_key text not null unique,
  expires_on date,
  created_at timestamptz not null,
  deleted_at timestamptz,
  delete_reason text,
  -- Whether a document proves what it was asked for, in the eyes of the clerk who conducts the procedure: null until somebody has looked.
  verdict text,
  verdict_reason text,
  judged_at timestamptz,
  -- Refers to a clerk.
  judged_by uuid,
  -- What a program on the town's own machine read from a document, beside the words of its application: a suggestion for the clerk. It is of the same
  -- row as the document, so it is restricted and forgotten with it.
  reading jsonb
);
alter table document add constraint document_judged_by_fkey foreign key (judged_by) references app_user(id) not valid;
alter table document add constraint document_verdict_check check (verdict in ('meets', 'fails')) not valid;
create index document_application on document (application_id);
create index document_permit on document (permit_id);
create index document_user on document (user_id);
create index document_created on document (created_at desc);
-- A permit whose required document ends before the permit does: the holder is reminded, and a clerk sees it.
create index document_expires on document (expires_on) where (expires_on is not null) and (deleted_at is null);

-- Which reminders went out, so that each goes once.
create table document_reminder (
  document_id uuid not null references document on delete cascade,
  permit_id uuid not null references permit on delete cascade,
  days integer not null,
  reminded_at timestamptz not null,
  primary key (document_id, permit_id, days)
);

-- What the office told holders, to whom, and which of its batches have been queued.
create table notification (
  id uuid primary key,
  subject jsonb not null,
  text jsonb not null,
  audience jsonb not null,
  permits integer not null,
  recipients integer not null,
  batches_queued integer[] not null default '{}'::integer[],
  created_by uuid references app_user,
  created_by_name text not null,
  created_at timestamptz not null
);
create index notification_created on notification (created_at desc, id desc);

create trigger application_restricted before update or delete on application
  for each row execute function refuse_restricted('id');
create trigger permit_restricted before insert or update or delete on permit
  for each row execute function refuse_restricted('id', 'application_id');
create trigger permit_credential_restricted before insert or update or delete on permit_credential
  for each row execute function refuse_restricted('permit_id');
create trigger document_restricted before insert or update or delete on document
  for each row execute function refuse_restricted('id', 'application_id', 'permit_id', 'user_id');
create trigger application_note_restricted before insert or update or delete on application_note
  for each row execute function refuse_restricted('application_id');

-- A permit that replaces another stands on the other's documents too: a replacement has an application of its own, which brings none of them.
-- All that a permit replaces, back to the first. A union, so that even a circle ends.
create function permits_replaced_by(permit_id uuid) returns table (id uuid, application_id uuid) language sql stable as $$
  with recursive older as (
    select before.id, before.application_id, before.replaces_permit_id
    from permit after join permit before on before.id = after.replaces_permit_id where after.id = permit_id
    union
    select before.id, before.application_id, before.replaces_permit_id
    from older join permit before on before.id = older.replaces_permit_id
  )
  select older.id, older.application_id from older
$$;

-- A union here too: a document may come by the application that two permits share.
create view outlived_document as
select proof.document_id, proof.type, proof.expires_on, permit.id as permit_id
from (
  select id as document_id, type, expires_on, created_at, permit_id from document
  where permit_id is not null and expires_on is not null and deleted_at is null
  union
  select document.id, document.type, document.expires_on, document.created_at, permit.id
  from document join permit on permit.application_id = document.application_id
  where document.permit_id is null and document.expires_on is not null and document.deleted_at is null
  union
  select document.id, document.type, document.expires_on, document.created_at, permit.id
  from permit cross join lateral permits_replaced_by(permit.id) older
  join document on document.permit_id = older.id or (document.permit_id is null and document.application_id = older.application_id)
  where permit.status = 'issued' and permit.replaces_permit_id is not null
    and document.expires_on is not null and document.deleted_at is null
) proof
join permit on permit.id = proof.permit_id
join permit_kind kind on kind.id = permit.permit_kind_id
where permit.status = 'issued' and proof.expires_on + 1 < permit.valid_until
  and exists (
    select from jsonb_array_elements(kind.documents) asked where asked ->> 'type' = proof.type and (asked ->> 'required')::boolean
  )
  and not exists (
    select from document newer
    where newer.type = proof.type and newer.deleted_at is null and (newer.created_at, newer.id) > (proof.created_at, proof.document_id)
      and (newer.permit_id = permit.id or newer.application_id = permit.application_id)
  )
  and (permit.replaces_permit_id is null or not exists (
    select from permits_replaced_by(permit.id) older
    join document newer on newer.permit_id = older.id or newer.application_id = older.application_id
    where newer.type = proof.type and newer.deleted_at is null and (newer.created_at, newer.id) > (proof.created_at, proof.document_id)
  ));

-- === Bollards, gates and passages ===

-- Gates, the bollards beside them, what was commanded and what passed.
create table device (
  code text primary key,
  name text collate slovenian not null,
  parking_lot_id uuid references parking_lot,
  latitude double precision not null,
  longitude double precision not null,
  fail_mode text not null default 'fail_safe' check (fail_mode in ('fail_safe', 'fail_secure')),
  state text not null default 'unknown' check (state in ('raised', 'lowered', 'moving', 'fault', 'unknown')),
  online boolean not null default false,
  held boolean not null default false,
  loop text not null default 'unknown' check (loop in ('clear', 'occupied', 'unknown')),
  state_at timestamptz,
  pending_events integer not null default 0,
  whitelist_version bigint,
  whitelist_issued_at timestamptz,
  active boolean not null default true,
  position integer not null default 0,
  -- A hold has an end, and the command that began it says who and why. What is held from before has an end as well.
  held_since timestamptz,
  held_until timestamptz,
  hold_command_id uuid,
  -- Seconds by which the clock of a gate is ahead of the server's, behind when negative: it decides by it whether a command has expired.
  clock_ahead_s integer not null default 0,
  -- Bollards are set up on a screen. Two people who change one at the same time are told apart by the version; one that is out of use keeps since when, and
  -- the version of its last list: its gate opens for nobody only with a later one. Versions, because clocks of several machines need not agree.
  version integer not null default 1,
  out_of_use_since timestamptz,
  last_open_version bigint
);

-- Processes that follow the gates: when each was last alive, and since when it has no link to the broker (null: it has one).
create table bridge (
  id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  broker_lost_at timestamptz,
  -- What an installer types: the address of the broker inside the server, which only the process that runs it knows; null: a broker of the town's own.
  embedded_broker text
);

-- What was signed for each gate. A version is never below the seconds since 1970, so that it still grows after a restore from a backup.
create table whitelist (
  device_code text not null references device,
  version bigint not null,
  body_hash text not null,
  entries integer not null,
  published_at timestamptz not null,
  primary key (device_code, version)
);

create table device_command (
  id uuid primary key,
  device_code text not null references device,
  action text not null check (action in ('lower', 'raise', 'hold_lowered', 'release')),
  status text not null check (status in ('requested', 'delivered', 'confirmed', 'failed', 'expired')),
  reason text not null,
  requested_by uuid references app_user,
  requested_by_name text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  delivered_at timestamptz,
  finished_at timestamptz,
  failure text,
  hold_until timestamptz,
  -- Commands that one person gave to several bollards at once: those that began it, and those that stopped it.
  group_id uuid,
  stops_group_id uuid,
  -- The hold that a gate said it had when a command to several bollards was asked for: that one is given back when the command is ended.
  held_by uuid
);
create index device_command_requested on device_command (requested_at desc);
create index device_command_open on device_command (status) where status in ('requested', 'delivered');
create index device_command_group on device_command (group_id) where group_id is not null;
create index device_command_stops_group on device_command (stops_group_id) where stops_group_id is not null;

-- Changes of a bollard and of the link to its gate.
create table bollard_event (
  id uuid primary key,
  device_code text not null references device,
  at timestamptz not null,
  received_at timestamptz not null,
  event_name text not null check (event_name in ('state_changed', 'online', 'offline')),
  sequence bigint,
  state text,
  cause text,
  claimed_at timestamptz
);
create index bollard_event_at on bollard_event (at desc, id desc);
create index bollard_event_device on bollard_event (device_code, at desc);

-- Notes of operators on lines of the archive: on a command, or on what a bollard did. It names no table of these two, because they are one archive.
create table bollard_note (
  id uuid primary key,
  event_id uuid not null,
  note text not null,
  noted_by uuid,
  noted_by_name text not null,
  noted_at timestamptz not null
);
create index bollard_note_event on bollard_note (event_id);

create table access_log (
  id uuid primary key,
  device_code text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  event_name text not null,
  sequence bigint,
  presentation_id uuid,
  credential_kind text,
  credential text,
  credential_normalised text,
  reason text,
  reason_details jsonb not null default '{}',
  permit_id uuid,
  permit_number text,
  plate text,
  phone text,
  whitelist_version bigint,
  decided_in_ms double precision,
  anonymised_at timestamptz,
  -- What a gate's clock said of an event, where that cannot be true; the event's time is then that of its arrival.
  claimed_at timestamptz
);
create index access_log_at on access_log (at desc, id desc);
create index access_log_device on access_log (device_code, at desc);
create index access_log_permit on access_log (permit_id, at desc);
create index access_log_credential on access_log (credential_normalised text_pattern_ops, at desc);
create index access_log_presentation on access_log (presentation_id);
create index access_log_received on access_log (received_at);
create index access_log_days on access_log (at, event_name);

create table access_tag (
  id uuid primary key,
  access_log_id uuid not null references access_log on delete cascade,
  label text not null,
  remark text,
  created_by uuid references app_user,
  created_at timestamptz not null
);
create index access_tag_log on access_tag (access_log_id);
create index access_tag_label on access_tag (label);

-- What a holder blocked because a card or phone is lost, and passages that a holder says were not theirs.
-- A block is about the person's card or phone number and not about one permit: a renewal that takes the number over does not open either.
create table credential_block (
  id uuid primary key,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('rfid', 'phone')),
  value_normalised text not null,
  blocked_at timestamptz not null,
  -- When the office lifted it, and who; null while it holds.
  lifted_at timestamptz,
  lifted_by uuid references app_user,
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index credential_block_holds on credential_block (user_id, kind, value_normalised) where lifted_at is null;

create table passage_report (
  id uuid primary key,
  access_log_id uuid not null unique references access_log on delete cascade,
  reported_by uuid not null references app_user,
  remark text,
  reported_at timestamptz not null,
  -- What the office answered, and who; null while it waits.
  answer text,
  settled_at timestamptz,
  settled_by uuid references app_user,
  check ((settled_at is null) = (answer is null))
);
create index passage_report_open on passage_report (reported_at) where settled_at is null;
create index passage_report_person on passage_report (reported_by);

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

create trigger access_log_old_rows after insert on access_log referencing new table as new_rows
  for each statement execute function note_change_of_old_rows('received_at');
create trigger access_log_changed after update or delete or truncate on access_log
  for each statement execute function note_list_change();

-- A broker hears of a new account too, and of the end of one of a bollard out of use: when its gate has taken the empty list and handed over its events.
create function announce_device_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('device_account', case when tg_op = 'INSERT' then new.code else old.code end);
  return null;
end $$;

create trigger device_account after delete or update of code, active on device
  for each row execute function announce_device_account();
create trigger device_account_begins after insert on device
  for each row execute function announce_device_account();
create trigger device_account_settles after update of whitelist_version, pending_events, held on device
  for each row when (not new.active and (old.whitelist_version, old.pending_events, old.held)
    is distinct from (new.whitelist_version, new.pending_events, new.held))
  execute function announce_device_account();

-- The archive that the screens show: what people commanded, and what the bollards did.
create view bollard_history as
  select c.id, c.requested_at as at, c.device_code, d.name as device_name, 'command' as event_name, c.action, c.status,
    c.requested_by_name as person, c.reason, c.failure, c.finished_at, c.hold_until, null::text as state, null::text as cause
  from device_command c join device d on d.code = c.device_code
  union all
  select e.id, e.at, e.device_code, d.name, e.event_name, null, null, null, null, null, null, null, e.state, e.cause
  from bollard_event e join device d on d.code = e.device_code;

-- === Money ===

-- What an applicant pays by. Its paper is made once, at the issue, and served as it was made ever after.
create table pro_forma (
  id uuid primary key,
  number text not null unique,
  application_id uuid not null references application,
  status text not null default 'issued' check (status in ('issued', 'paid', 'cancelled', 'lapsed')),
  reference text not null,
  lines jsonb not null,
  total_cents integer not null check (total_cents > 0),
  due_on date not null,
  -- The payment slip as it is printed and encoded.
  slip jsonb not null,
  storage_key text unique,
  sha256 text not null,
  byte_size integer not null,
  issued_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  anonymised_at timestamptz,
  check (status = 'issued' or ended_at is not null)
);
create unique index pro_forma_waiting on pro_forma (application_id) where status = 'issued';
create index pro_forma_application on pro_forma (application_id, issued_at desc);

-- Money that came, by bank statement at first. Rows are never deleted: what was recorded by mistake is set to `removed`.
-- One statement of an uploaded file; the statements of one file share the upload.
create table bank_statement (
  id uuid primary key,
  upload_id uuid not null,
  file_name text not null,
  sha256 text not null,
  format text not null,
  -- The bank's own id of the statement, and the account; null in CSV.
  bank_id text,
  iban text,
  opening_cents bigint,
  closing_cents bigint,
  -- Movements in it, and those that no earlier statement had.
  entries integer not null,
  added integer not null,
  uploaded_at timestamptz not null,
  uploaded_by uuid references app_user
);
create index bank_statement_uploaded on bank_statement (uploaded_at desc, id desc);
create index bank_statement_upload on bank_statement (upload_id);

create table payment (
  id uuid primary key,
  source text not null check (source in ('bank', 'cash', 'card_terminal', 'card_online')),
  direction text not null check (direction in ('credit', 'debit')),
  -- The same for the same movement in every statement: two uploads record it once.
  entry_key text unique,
  statement_id uuid references bank_statement,
  booked_on date not null,
  value_on date,
  cents bigint not null check (cents >= 0),
  currency text not null,
  payer_name text collate slovenian,
  payer_iban text,
  reference text,
  purpose text,
  transaction_id text,
  reversal boolean not null default false,
  -- The payment that this movement took back.
  reverses_id uuid references payment,
  status text not null check (status in ('matched', 'ambiguous', 'underpaid', 'overpaid', 'unknown', 'foreign', 'reversed', 'ignored',
    'removed')),
  -- Applications that it may be for; what a clerk is offered.
  candidates uuid[] not null default '{}'::uuid[],
  reason text,
  anonymised_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- Payments and refunds are found by the same search as invoices. A reference stands as one word, because people write it with and
  -- without blanks: SI12 2026-0001238 becomes si1220260001238.
  search_text text collate "C" not null generated always as (' ' || search_name(payer_name) || ' ' || replace(search_words(reference), ' ',
    '') || ' ' || search_words(transaction_id) || ' ') stored
);
create index payment_booked on payment (booked_on desc, id desc);
create index payment_status on payment (status, booked_on desc);
create index payment_statement on payment (statement_id);
create index payment_name on payment (payer_name);
create index payment_search on payment using gin (search_text gin_trgm_ops) with (fastupdate=off);
create index payment_created on payment (created_at);

-- What a payment pays. Undone ones stay, with who undid them and why.
create table payment_allocation (
  id uuid primary key,
  payment_id uuid not null references payment,
  application_id uuid not null references application,
  cents bigint not null check (cents > 0),
  made_at timestamptz not null,
  made_by uuid references app_user,
  undone_at timestamptz,
  undone_by uuid references app_user,
  undo_reason text,
  -- A payment may pay the price and the administrative fee of one application, each by its own allocation.
  covers text not null default 'price' check (covers in ('price', 'administrative_fee'))
);
create index payment_allocation_payment on payment_allocation (payment_id);
create index payment_allocation_application on payment_allocation (application_id);
create index payment_allocation_made on payment_allocation (made_at);
create index payment_allocation_undone on payment_allocation (undone_at) where undone_at is not null;
create unique index payment_allocation_once on payment_allocation (payment_id, application_id, covers) where undone_at is null;

-- A payment that was recorded by mistake, and, where that was a mistake, when it came back.
create table payment_removal (
  id uuid primary key,
  payment_id uuid not null references payment,
  removed_at timestamptz not null,
  restored_at timestamptz
);
create index payment_removal_payment on payment_removal (payment_id);

-- How the CSV exports of a bank are read.
create table statement_mapping (
  id uuid primary key,
  name text not null unique,
  mapping jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);

-- Invoices are numbered PREMISE-DEVICE-SEQUENCE (ZDavPR, art. 5). The internal act says for each premise whether the sequence runs for each
-- device (B) or for the whole premise (C); its last number stands in the row that is locked while an invoice is issued, so there is no gap.
create table business_premise (
  id uuid primary key,
  code text not null unique,
  name text not null,
  kind text not null check (kind in ('real_estate', 'A', 'B', 'C')),
  numbering text not null check (numbering in ('B', 'C')),
  internal_act text not null,
  cadastral_number integer,
  building_number integer,
  building_section_number integer,
  street text,
  house_number text,
  house_number_additional text,
  community text,
  city text,
  post_code text,
  valid_from date not null,
  closed_on date,
  -- When the tax authority took the premise as it is now; null while it has to be told.
  registered_at timestamptz,
  registration_error text,
  last_sequence bigint not null default 0,
  version integer not null default 1
);

create table cash_device (
  id uuid primary key,
  premise_id uuid not null references business_premise,
  code text not null,
  name text not null,
  -- The device that issues where nobody chose one: invoices for bank transfers.
  is_default boolean not null default false,
  active boolean not null default true,
  last_sequence bigint not null default 0,
  version integer not null default 1,
  unique (premise_id, code)
);
create unique index cash_device_default on cash_device (is_default) where is_default;

create table invoice (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('invoice', 'storno', 'credit')),
  premise_id uuid not null references business_premise,
  device_id uuid not null references cash_device,
  premise_code text not null,
  device_code text not null,
  sequence bigint not null,
  numbering text not null check (numbering in ('B', 'C')),
  application_id uuid not null references application,
  reference_invoice_id uuid references invoice,
  -- The invoice that takes this one back; until then it is the one live invoice of its application.
  cancelled_by_id uuid references invoice,
  reason text,
  issuer jsonb not null,
  payer jsonb not null,
  payment_method text not null check (payment_method in ('transfer', 'cash', 'card', 'online_card')),
  transaction_id text,
  lines jsonb not null,
  total_cents integer not null,
  vat jsonb not null,
  service_from date not null,
  service_until date not null,
  locale text not null,
  issued_at timestamptz not null,
  issued_by uuid references app_user,
  issued_by_name text not null,
  fiscal_status text not null default 'none' check (fiscal_status in ('none', 'waiting', 'confirmed', 'refused')),
  zoi text,
  eor text,
  fiscal_error text,
  fiscal_due_on date,
  storage_key text unique,
  sha256 text,
  byte_size bigint,
  -- The e-SLOG file of a payer that is a company.
  xml_storage_key text unique,
  xml_sha256 text,
  -- Verified by a test system and not by the tax authority: the paper says so.
  fiscal_test boolean not null default false,
  sent_at timestamptz,
  search_text text collate "C" not null generated always as (' ' || search_name(payer ->> 'name') || ' ' || search_words(number) || ' ' ||
    search_words(zoi) || ' ' || search_words(eor) || ' ' || search_words(transaction_id) || ' ') stored,
  -- The tax number of the operator as it was told to the tax authority: a repeated message must say the same.
  operator_tax_number text,
  -- A credit note gives back a part of an invoice because of a refund: one for each refund at most.
  refund_id uuid,
  -- Papers of money are kept for ten years after the end of their year (ZDDV-1, art. 86). Then who paid and the papers are forgotten; numbers,
  -- amounts and the marks of the tax authority stay.
  anonymised_at timestamptz,
  constraint invoice_credit_refund check (kind <> 'credit' or refund_id is not null),
  check (kind = 'invoice' or reference_invoice_id is not null)
);
create unique index invoice_live on invoice (application_id) where (kind = 'invoice') and (cancelled_by_id is null);
create unique index invoice_taken_back on invoice (reference_invoice_id) where kind = 'storno';
create index invoice_application on invoice (application_id);
create index invoice_issued on invoice (issued_at desc, id desc);
create index invoice_search on invoice using gin (search_text gin_trgm_ops) with (fastupdate=off);
-- An EOR belongs to one invoice.
create unique index invoice_eor on invoice (eor);
create index invoice_fiscal_open on invoice (fiscal_due_on) where fiscal_status in ('waiting', 'refused');
create unique index invoice_credit on invoice (refund_id) where refund_id is not null;
create index invoice_credited on invoice (reference_invoice_id) where kind = 'credit';

-- A printed repetition is marked KOPIJA and counted (ZDavPR, art. 6).
create table invoice_copy (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  copy_number integer not null,
  made_at timestamptz not null,
  made_by uuid references app_user,
  made_by_name text not null,
  unique (invoice_id, copy_number)
);

-- Each row is one sending of one invoice. Without an explicit wish there is one for each invoice, whoever asks and however often.
create table invoice_sending (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  run_id uuid not null,
  is_repeated boolean not null,
  asked_at timestamptz not null,
  asked_by uuid references app_user,
  asked_by_name text not null,
  mail_id uuid,
  done_at timestamptz
);
create unique index invoice_sent_once on invoice_sending (invoice_id) where not is_repeated;
create index invoice_sending_run on invoice_sending (run_id);

-- Each row is one message to the tax authority; its id is the MessageID. It is written before the message is sent, so that a message of which nobody
-- knows what became of it is seen: its outcome is empty.
create table fiscal_attempt (
  id uuid primary key,
  invoice_id uuid references invoice,
  premise_id uuid references business_premise,
  subsequent boolean not null default false,
  sent_at timestamptz not null,
  answered_at timestamptz,
  outcome text check (outcome in ('confirmed', 'refused', 'unreachable', 'untrusted')),
  code text,
  detail text,
  eor text,
  -- About one of the two.
  check (num_nonnulls(invoice_id, premise_id) <= 1),
  check ((outcome is null) = (answered_at is null))
);
-- Two messages about one invoice are never under way at once.
create unique index fiscal_attempt_open on fiscal_attempt (invoice_id) where outcome is null;
create index fiscal_attempt_invoice on fiscal_attempt (invoice_id, sent_at);

-- Money that goes back. One person proposes, another approves; what is approved is paid by an order for the bank.
-- One order: the file of the bank as it was made, so that a second download is the same order.
create table refund_order (
  id uuid primary key,
  number text not null unique,
  total_cents integer not null,
  xml text not null,
  made_at timestamptz not null,
  made_by uuid not null references app_user
);

create table refund (
  id uuid primary key,
  number text not null unique,
  status text not null check (status in ('proposed', 'approved', 'ordered', 'paid', 'declined')),
  ground text not null,
  -- Of one of the two: what is left of a payment, or a part of what an application has paid.
  payment_id uuid references payment,
  application_id uuid references application,
  cents integer not null check (cents > 0),
  payee_name text collate slovenian,
  iban text,
  reason text,
  proposed_at timestamptz not null,
  proposed_by uuid not null references app_user,
  decided_at timestamptz,
  decided_by uuid references app_user,
  answer text,
  order_id uuid references refund_order,
  paid_on date,
  -- The movement of a statement that paid it; null: recorded by hand.
  paid_by_id uuid references payment,
  idempotency_key text unique,
  anonymised_at timestamptz,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- A refund that the payment provider pays back to the card. Null: by a transfer of the bank.
  online_payment_id uuid,
  search_text text collate "C" not null generated always as (' ' || search_name(payee_name) || ' ' || search_number(number) || ' ') stored,
  -- When it was recorded that a refund was paid; `paid_on` is the day of the bank.
  settled_at timestamptz,
  -- Two people, whatever a program tries.
  check ((status in ('proposed', 'declined')) or decided_by <> proposed_by)
);
create index refund_proposed on refund (proposed_at desc, id desc);
create index refund_payment on refund (payment_id);
create index refund_application on refund (application_id);
create index refund_online_payment on refund (online_payment_id);
create index refund_search on refund using gin (search_text gin_trgm_ops) with (fastupdate=off);
alter table invoice add constraint invoice_refund_id_fkey foreign key (refund_id) references refund;

-- Money at the counter. The payments themselves are rows of `payment`; here stands what lies in which drawer, and how it was counted.
-- One closing of a device. What was taken before it belongs to it; what is taken after it to the next one.
create table drawer_closing (
  id uuid primary key,
  number text not null unique,
  device_id uuid not null references cash_device,
  year integer not null,
  sequence integer not null,
  -- The first movement in it.
  opened_at timestamptz not null,
  closed_at timestamptz not null,
  closed_by uuid not null references app_user,
  payments integer not null,
  give_backs integer not null,
  -- What the closing before left in the drawer.
  opening_cents integer not null,
  change_money_cents integer not null,
  cash_cents integer not null,
  cash_back_cents integer not null,
  card_cents integer not null,
  card_back_cents integer not null,
  expected_cents integer not null generated always as (opening_cents + change_money_cents + cash_cents - cash_back_cents) stored,
  counted_cents integer not null check (counted_cents >= 0),
  -- How many notes and coins, by their value in cents; null where only the sum was entered.
  counts jsonb,
  difference_cents integer not null generated always as (counted_cents - (opening_cents + change_money_cents + cash_cents - cash_back_cents)) stored,
  -- Why another amount was counted than expected.
  reason text,
  deposit_cents integer not null,
  left_cents integer not null generated always as (counted_cents - deposit_cents) stored,
  idempotency_key text unique,
  unique (device_id, year, sequence),
  check (deposit_cents >= 0 and deposit_cents <= counted_cents)
);
create index drawer_closing_closed on drawer_closing (closed_at desc, id desc);
create index drawer_closing_device on drawer_closing (device_id, closed_at desc);

-- One movement of money at a device, in cents: above 0 in, below 0 out.
create table drawer_movement (
  id uuid primary key,
  device_id uuid not null references cash_device,
  kind text not null check (kind in ('payment', 'give_back', 'change_money')),
  method text not null check (method in ('cash', 'card')),
  cents integer not null,
  -- The payment that was taken, or that was given back.
  payment_id uuid references payment,
  application_id uuid references application,
  -- The invoice, or the storno of one that was given back.
  invoice_id uuid references invoice,
  tendered_cents integer,
  transaction_id text,
  reason text,
  made_at timestamptz not null,
  made_by uuid not null references app_user,
  -- Null while the day is open.
  closing_id uuid references drawer_closing,
  idempotency_key text unique,
  check (tendered_cents >= cents),
  check ( case kind when 'give_back' then cents < 0 else cents > 0 end)
);
-- A payment is taken once and given back once, whatever a program tries.
create unique index drawer_movement_once on drawer_movement (payment_id, kind);
create index drawer_movement_made on drawer_movement (made_at desc, id desc);
create index drawer_movement_open on drawer_movement (device_id) where closing_id is null;
create index drawer_movement_closing on drawer_movement (closing_id);
create index drawer_movement_application on drawer_movement (application_id);

-- Card payments online: one row for each attempt to pay an application on the page of the payment provider.
create table online_payment (
  -- The provider knows it as the order; random, because whoever knows it may see what became of it.
  id uuid primary key,
  application_id uuid not null references application,
  status text not null check (status in ('open', 'paid', 'declined', 'cancelled', 'expired', 'mismatch')),
  cents integer not null check (cents > 0),
  test boolean not null,
  -- What the provider answered to the order; null while it does not know of it.
  provider_id text,
  redirect_url text,
  transaction_id text,
  decline_code text,
  -- The payment in the books.
  payment_id uuid unique references payment,
  started_by uuid references app_user,
  locale text not null check (locale in ('sl', 'en', 'it', 'hu')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When its status became final for the payer, and when the provider said so; only what the provider said ends the questions.
  ended_at timestamptz,
  confirmed_at timestamptz,
  asked_at timestamptz,
  -- A card pays the price of an application or its administrative fee, each by attempts of its own.
  covers text not null default 'price' check (covers in ('price', 'administrative_fee')),
  -- The merchant's name at the payment provider. Null for attempts of before: they were ordered as PAYMENT_MERCHANT.
  merchant text,
  check (status <> 'paid' or payment_id is not null)
);
create index online_payment_application on online_payment (application_id, created_at desc);
-- An application is paid by one attempt at a time, whatever a program tries.
create unique index online_payment_open on online_payment (application_id, covers) where status = 'open';
alter table refund add constraint refund_online_payment_id_fkey foreign key (online_payment_id) references online_payment;

-- Notices of the provider that were believed, each once.
create table online_payment_notice (
  id text primary key,
  online_payment_id uuid not null references online_payment,
  status text not null,
  received_at timestamptz not null
);
create index online_payment_notice_payment on online_payment_notice (online_payment_id);

-- The accounts of the town's ledger, and the instants by which the journal knows on which day something was recorded. What a day holds never changes
-- afterwards: what takes something back is recorded on its own day.
create table ledger_account (
  -- A role of the contract, or `kind:` and the id of a kind of permit.
  place text primary key,
  account text not null
);

create table administrative_fee (
  application_id uuid primary key references application,
  -- By the tariff, each number once; empty when a corrected application carries none.
  lines jsonb not null,
  -- What is to be paid: the sum of the lines, or nothing.
  cents integer not null,
  due_on date not null,
  -- Where it is paid, as the payer was told; null while the municipality had no account.
  iban text,
  reference text,
  exemption_status text check (exemption_status in ('claimed', 'granted', 'refused')),
  exemption_code text,
  -- The words of the ground as they were then.
  exemption_name jsonb,
  exemption_reason text,
  decided_at timestamptz,
  decided_by uuid references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The day on which an applicant was last called to pay the administrative fee (ZUT, art. 31); `due_on` is then the last day of that call.
  called_on date,
  -- The act by which an applicant was last called to pay the administrative fee (ZUT, art. 31); its service moves the last day. Null for calls of
  -- before, which were mails.
  call_act_id uuid,
  check (cents = case when exemption_status = 'granted' then 0::bigint else sum_of_lines(lines) end)
);
create index administrative_fee_call on administrative_fee (call_act_id) where call_act_id is not null;

-- The confirmation that a payer gets for an administrative fee paid by card: made once when the money came, and served as it was.
-- Gone with the person, unlike the payment: what the books need stands there.
create table fee_receipt (
  payment_id uuid primary key references payment,
  application_id uuid not null references application,
  storage_key text not null unique,
  sha256 text not null,
  byte_size bigint not null,
  made_at timestamptz not null
);
create index fee_receipt_application on fee_receipt (application_id);

-- As before, but for that one step: what names the payer may be emptied. `anonymised_at` is the day before which other records are no longer
-- kept, five years ago.
create function keep_invoice() returns trigger language plpgsql as $$
declare
  may_change text[] := '{fiscal_status, fiscal_error, fiscal_due_on, search_text}';
begin
  if tg_op = 'UPDATE' and old.anonymised_at is null
    and old.issued_at < date_trunc('year', new.anonymised_at, 'Europe/Ljubljana') - interval '5 years'
  then
    may_change := may_change || '{payer, reason, transaction_id, storage_key, xml_storage_key, issued_by, issued_by_name, operator_tax_number}';
  end if;
  if tg_op = 'DELETE' or exists (
    select from jsonb_each(to_jsonb(old)) was
    where was.value <> 'null'
      and was.key <> all (may_change)
      and was.value is distinct from to_jsonb(new) -> was.key)
  then
    raise exception 'an invoice is never changed or deleted: it is taken back by a storno';
  end if;
  return new;
end
$$;

create trigger invoice_kept before update or delete on invoice for each row execute function keep_invoice();

-- What was counted and taken is never changed or deleted. Of a movement the closing is filled in once; reasons are emptied when the books are forgotten. What the
-- database computes is not known yet in a trigger.
create function keep_drawer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (
    select from jsonb_each(to_jsonb(old)) was
    where was.value <> 'null' and was.key not in ('reason', 'expected_cents', 'difference_cents', 'left_cents') and was.value is distinct from to_jsonb(new) -> was.key)
  then
    raise exception 'a drawer is never changed afterwards';
  end if;
  return new;
end
$$;

create trigger drawer_closing_kept before update or delete on drawer_closing for each row execute function keep_drawer();
create trigger drawer_movement_kept before update or delete on drawer_movement for each row execute function keep_drawer();
create trigger fee_receipt_restricted before insert or update or delete on fee_receipt
  for each row execute function refuse_restricted('application_id');

-- === Acts of the authority ===

-- Acts of the authority: decisions, orders (sklepi) and calls. The paper is made in the transaction that decides and is never made again.
-- A matter (an application or a permit, one of the two) with its number by the classification plan. Its acts are numbered in it.
create table act_case (
  id uuid primary key,
  -- The town's pattern when the matter was opened, filled but for the act: `371-45/2026-{act}`.
  number_pattern text not null unique,
  application_id uuid unique references application,
  permit_id uuid unique references permit,
  last_act integer not null default 0,
  opened_at timestamptz not null
);

create table act (
  id uuid primary key,
  kind text not null,
  case_id uuid not null references act_case,
  number text not null unique,
  application_id uuid references application,
  permit_id uuid references permit,
  -- The act whose slip of the pen this one mends.
  corrects_id uuid references act,
  -- To whom: name and address as they were.
  party jsonb not null,
  reason_code text,
  facts text,
  reason text not null,
  -- The words of the paper, part by part.
  parts jsonb not null,
  -- The version of the town's text that it was made from; 0: the text that the product brings.
  text_version integer not null,
  conducted_by uuid references app_user,
  conducted_by_name text not null,
  conducted_by_title text not null,
  decided_by uuid references app_user,
  decided_by_name text not null,
  decided_by_title text not null,
  authorisation text not null,
  place text not null,
  issued_on date not null,
  issued_at timestamptz not null,
  storage_key text not null unique,
  sha256 text not null,
  byte_size bigint not null
);
create index act_application on act (application_id);
create index act_permit on act (permit_id);
create index act_issued on act (issued_at desc, id desc);
-- Which acts an act is about, and which appeal an act ended, is asked at every step of a service.
create index act_corrects on act (corrects_id) where corrects_id is not null;
alter table administrative_fee add constraint administrative_fee_call_act_id_fkey foreign key (call_act_id) references act;

-- What a town sets about its acts, as one row, and the texts from which they are made. A text is never changed: each saving is a new version,
-- and an act remembers its own.
create table act_setting (
  only_row boolean primary key default true check (only_row),
  value jsonb not null,
  updated_at timestamptz not null
);

create table act_text (
  id uuid primary key,
  kind text not null,
  -- Null: for every reason, and for every kind of permit.
  reason_code text,
  permit_kind_id uuid references permit_kind,
  version integer not null,
  words jsonb not null,
  created_at timestamptz not null,
  created_by uuid references app_user,
  created_by_name text not null,
  -- The words of an act in the language of the national community; null: the town has written none, and the act is Slovenian alone.
  second_words jsonb,
  unique nulls not distinct (kind, reason_code, permit_kind_id, version)
);

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
  version integer not null default 1,
  -- A draft keeps how the party was heard; its sentence is written when the act is issued, from what is so then.
  heard text check (heard in ('act', 'own_data', 'danger', 'other')),
  heard_note text not null default '',
  -- A suspension at the holder's request names the day of the request. Of a permit one suspension at a time waits as a draft, whoever began it.
  requested_on date
);
create index act_draft_created on act_draft (created_at, id);
create unique index act_draft_one on act_draft (coalesce(application_id, permit_id), ( case kind when 'suspension_on_request' then
  'suspension' else kind end));

-- How an act came to its party, and when it is final. Each attempt of service is a row; one of an act may be open or successful.
create table act_service (
  id uuid primary key,
  act_id uuid not null references act,
  manner text not null check (manner in ('in_person', 'registered_post', 'e_service', 'public_notice', 'ordinary')),
  handed_over_on date not null,
  handed_over_by uuid references app_user,
  handed_over_by_name text not null,
  -- The number that the post or the system for service gave it.
  consignment text not null default '',
  -- The day on which a notice was left, sent or posted up, and the days after it with whose expiry the act counts as served.
  notice_on date,
  fiction_days integer not null,
  -- May lie ahead while it follows from a notice.
  served_on date,
  served_by text check (served_by in ('receipt', 'refusal', 'fiction', 'delivery')),
  failed_on date,
  failed_reason text check (failed_reason in ('moved', 'unknown_address', 'deceased', 'other')),
  note text not null default '',
  -- Entered by mistake: who took it back, and why.
  withdrawn_at timestamptz,
  withdrawn_by uuid references app_user,
  withdrawn_by_name text,
  withdrawn_reason text,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((served_on is null) = (served_by is null)),
  check ((failed_on is null) = (failed_reason is null)),
  check (failed_on is null or served_on is null),
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create unique index act_service_open on act_service (act_id) where (failed_on is null) and (withdrawn_at is null);
create index act_service_act on act_service (act_id, created_at);

-- What the rule on finality makes of service and appeal: one row of an act, written anew with each of their steps. Days may lie ahead.
create table act_standing (
  act_id uuid primary key references act,
  remedy text not null check (remedy in ('appeal', 'court', 'none')),
  -- As the act says it, whatever the town sets later; null where no appeal is allowed.
  appeal_days integer,
  court_days integer not null,
  -- An appeal holds back the execution.
  suspensive boolean not null,
  handed_over_on date,
  served_on date,
  appeal_until date,
  under_appeal boolean not null default false,
  set_aside boolean not null default false,
  final_on date,
  court_until date,
  binding_on date
);

-- Appeals against acts. An appeal is a record with steps of its own; what they decide is an act.
create table appeal (
  id uuid primary key,
  number text not null unique,
  status text not null check (status in ('received', 'supplement_requested', 'sent', 'dismissed', 'granted', 'decided', 'withdrawn',
    'cancelled')),
  act_id uuid not null references act,
  appellant_name text collate slovenian not null,
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
  check ((status not in ('dismissed', 'granted')) or closing_act_id is not null),
  check (status <> 'decided' or outcome is not null)
);
-- One open appeal against an act: what comes later belongs to it.
create unique index appeal_open on appeal (act_id) where status in ('received', 'supplement_requested', 'sent');
create index appeal_act on appeal (act_id);
create index appeal_lodged on appeal (lodged_on desc, id desc);
create index appeal_closing_act on appeal (closing_act_id) where closing_act_id is not null;

-- What a party did about an act beside an appeal: it renounced the appeal, or brought a court action. One of each kind holds at a time.
create table act_remedy (
  id uuid primary key,
  act_id uuid not null references act,
  kind text not null check (kind in ('waiver', 'court_action')),
  -- The day on which it was declared or lodged.
  lodged_on date not null,
  -- The number of the court's case.
  reference text not null default '',
  note text not null default '',
  -- The day from which the court's decision is binding, and what becomes of the act by it.
  ended_on date,
  outcome text check (outcome in ('act_stands', 'act_set_aside')),
  entered_by uuid references app_user,
  entered_by_name text not null,
  -- Entered by mistake: who took it back, and why.
  withdrawn_at timestamptz,
  withdrawn_by uuid references app_user,
  withdrawn_by_name text,
  withdrawn_reason text,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((ended_on is null) = (outcome is null)),
  check (kind = 'court_action' or ended_on is null),
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create unique index act_remedy_open on act_remedy (act_id, kind) where withdrawn_at is null;
create index act_remedy_act on act_remedy (act_id, created_at);

-- Proposals to restore a term that a party missed (ZUP, art. 103 to 107): for an appeal against an act, or for the supplement for want of which an act
-- dismissed an application. An order decides about each.
create table act_restitution (
  id uuid primary key,
  act_id uuid not null references act,
  term text not null check (term in ('appeal', 'supplement')),
  -- The last day of the missed term, as it was known then.
  missed_on date,
  proposed_on date not null,
  -- When the cause ended, or the party came to know of what it missed.
  ceased_on date not null,
  grounds text not null,
  outcome text check (outcome in ('granted', 'refused', 'dismissed')),
  order_id uuid unique references act,
  entered_by uuid references app_user,
  entered_by_name text not null,
  -- Entered by mistake, or withdrawn by the party: who took it back, and why.
  withdrawn_at timestamptz,
  withdrawn_by uuid references app_user,
  withdrawn_by_name text,
  withdrawn_reason text,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((outcome is null) = (order_id is null)),
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create unique index act_restitution_open on act_restitution (act_id) where (outcome is null) and (withdrawn_at is null);
create index act_restitution_act on act_restitution (act_id, created_at);

-- A party asks for more time, or a clerk gives it by hand (ZUP, art. 99).
create table term_extension (
  id uuid primary key,
  application_id uuid not null references application,
  asked_by_party boolean not null,
  -- Emptied when the application is forgotten.
  reason text,
  asked_at timestamptz not null,
  -- The term as it was.
  due_before date not null,
  -- Null while it waits for a clerk.
  granted boolean,
  -- The new last day, where it was granted.
  due_on date,
  answer text,
  answered_at timestamptz,
  answered_by uuid references app_user
);
create index term_extension_application on term_extension (application_id);
create unique index term_extension_waits on term_extension (application_id) where granted is null;

-- A party is told what was found out and answers it, before a decision on facts that it does not know (ZUP, art. 9 and 146).
create table hearing (
  id uuid primary key,
  act_id uuid not null unique references act,
  application_id uuid references application,
  permit_id uuid references permit,
  due_on date not null,
  -- Of the mailed link.
  token_hash text not null unique,
  answer text,
  answered_at timestamptz,
  -- The clerk who recorded what the party said; null: the party wrote it by the link.
  recorded_by uuid references app_user,
  created_at timestamptz not null,
  check (num_nonnulls(application_id, permit_id) = 1)
);
create index hearing_application on hearing (application_id);
create index hearing_permit on hearing (permit_id);

-- An issued act is never changed: not even a column that was empty is filled later. Columns that a later migration adds are not in this list.
create function keep_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (
    new.id, new.kind, new.case_id, new.number, new.application_id, new.permit_id, new.corrects_id, new.party, new.reason_code, new.facts,
    new.reason, new.parts, new.text_version, new.conducted_by, new.conducted_by_name, new.conducted_by_title, new.decided_by,
    new.decided_by_name, new.decided_by_title, new.authorisation, new.place, new.issued_on, new.issued_at, new.storage_key, new.sha256,
    new.byte_size
  ) is distinct from (
    old.id, old.kind, old.case_id, old.number, old.application_id, old.permit_id, old.corrects_id, old.party, old.reason_code, old.facts,
    old.reason, old.parts, old.text_version, old.conducted_by, old.conducted_by_name, old.conducted_by_title, old.decided_by,
    old.decided_by_name, old.decided_by_title, old.authorisation, old.place, old.issued_on, old.issued_at, old.storage_key, old.sha256,
    old.byte_size
  ) then
    raise exception 'an issued act is never changed or deleted: a mistake is mended by an act that refers to it';
  end if;
  return new;
end
$$;

create trigger act_kept before update or delete on act for each row execute function keep_act();
create trigger term_extension_restricted before insert or update or delete on term_extension
  for each row execute function refuse_restricted('application_id');
-- An act that decides also changes its application or permit; one that does not, such as a call, is stopped here.
create trigger act_restricted before insert on act
  for each row execute function refuse_restricted('application_id', 'permit_id');
create trigger act_draft_restricted before insert or update or delete on act_draft
  for each row execute function refuse_restricted('application_id', 'permit_id');

-- === Parking machines ===

-- Coin machines and what they report. The newest report stands in the machine's row, all of them in `machine_report`.
create table coin_machine (
  id uuid primary key,
  -- Its name in topics of the broker, and the user name of its account.
  code text not null unique,
  business_premise_name text not null,
  cashier_nr text not null unique,
  cashier_name text not null,
  latitude double precision,
  longitude double precision,
  active boolean not null default true,
  version integer not null default 1,
  -- SHA-256 of its key; null while it has none.
  key_hash text,
  -- The newest report by the machine's own clock; null before the first.
  last_update timestamptz,
  -- When it was heard last, by the server's clock.
  heard_at timestamptz,
  -- With a blank between them.
  errors_str text not null default '',
  coins integer,
  chng integer,
  oldchng integer,
  pfill integer,
  -- What the clock of a machine said in its newest report, where it cannot be true and `last_update` is the time of arrival; otherwise null.
  claimed_at timestamptz
);

create table machine_report (
  machine_id uuid not null references coin_machine,
  -- Given by the machine, so it is only unique within it.
  id uuid not null,
  at timestamptz not null,
  received_at timestamptz not null,
  -- What the machine's clock said, where it cannot be true and `at` is the time of arrival.
  claimed_at timestamptz,
  errors_str text not null,
  coins integer not null,
  chng integer not null,
  oldchng integer not null,
  pfill integer not null,
  primary key (machine_id, id)
);
create index machine_report_time on machine_report (machine_id, at desc);
create index machine_report_received on machine_report (machine_id, received_at desc);
create index machine_report_at on machine_report (at);

-- From when a coin machine needs a look, and the alerts that follow.
-- One row for the town; without it the product's own thresholds hold.
create table machine_thresholds (
  id boolean primary key default true check (id),
  ignored_faults text[] not null,
  fill_percent integer not null,
  change_cents integer not null,
  silence_minutes integer not null,
  escalate_minutes integer not null,
  mail_to text,
  escalate_to text,
  -- In the takings of the machines; null: none.
  vat_basis_points integer,
  version integer not null default 1
);

create table machine_alert (
  id uuid primary key,
  machine_id uuid not null references coin_machine,
  kind text not null check (kind in ('fault', 'fill', 'change', 'silence')),
  -- The fault; empty for the other kinds.
  detail text not null,
  raised_at timestamptz not null,
  -- Null where the same alert was mailed a short time before.
  mailed_at timestamptz,
  taken_by uuid references app_user,
  taken_at timestamptz,
  escalated_at timestamptz,
  -- When its maintenance was closed.
  settled_at timestamptz,
  -- Null while it is not over.
  ended_at timestamptz
);
-- One alert at a time for each thing that is wrong with a machine.
create unique index machine_alert_open on machine_alert (machine_id, kind, detail) where ended_at is null;
create index machine_alert_raised on machine_alert (raised_at desc, id desc);
create index machine_alert_machine on machine_alert (machine_id, raised_at desc);

-- What was wrong with a coin machine, who saw to it and what was done.
create table machine_maintenance (
  id uuid primary key,
  machine_id uuid not null references coin_machine,
  -- The alert that it began with; null where somebody reported a fault.
  alert_id uuid unique references machine_alert,
  fault text not null,
  reported_at timestamptz not null,
  reported_by uuid references app_user,
  taken_by uuid references app_user,
  taken_at timestamptz,
  done text,
  parts text,
  done_at timestamptz,
  version integer not null default 1,
  check ((done_at is null) = (done is null))
);
create index machine_maintenance_reported on machine_maintenance (reported_at desc, id desc);
create index machine_maintenance_machine on machine_maintenance (machine_id, reported_at desc);

create table maintenance_photo (
  id uuid primary key,
  maintenance_id uuid not null references machine_maintenance on delete cascade,
  storage_key text not null unique,
  file_name text not null,
  media_type text not null,
  byte_size bigint not null,
  sha256 text not null,
  created_at timestamptz not null
);
create index maintenance_photo_maintenance on maintenance_photo (maintenance_id);

-- Emptyings of coin machines: what was counted, and how far it is from what the machine had reported.
create table machine_emptying (
  id uuid primary key,
  number text not null unique,
  machine_id uuid not null references coin_machine,
  year integer not null,
  sequence integer not null,
  -- When the box was taken out, and when the count was recorded: the takings are booked on the day of the record.
  emptied_at timestamptz not null,
  recorded_at timestamptz not null,
  emptied_by uuid not null references app_user,
  -- How many of each coin, by its value in cents.
  counts jsonb not null,
  counted_cents integer not null check (counted_cents >= 0),
  -- By the last report before; null without one.
  report_at timestamptz,
  reported_cents integer,
  difference_cents integer generated always as (counted_cents - reported_cents) stored,
  reason text,
  -- Null: no VAT is charged.
  vat_basis_points integer,
  vat_cents integer not null,
  idempotency_key text unique,
  unique (machine_id, year, sequence),
  check (vat_cents >= 0 and vat_cents <= counted_cents)
);
create index machine_emptying_emptied on machine_emptying (emptied_at desc, id desc);
create index machine_emptying_recorded on machine_emptying (recorded_at);
create index machine_emptying_machine on machine_emptying (machine_id, emptied_at desc);

-- A protocol is never changed or deleted; its reason is emptied when the books are forgotten. What the database computes is not known yet in a trigger.
create function keep_emptying() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (
    select from jsonb_each(to_jsonb(old)) was
    where was.key <> 'difference_cents' and (was.key <> 'reason' or new.reason is not null) and was.value is distinct from to_jsonb(new) -> was.key)
  then
    raise exception 'an emptying is never changed afterwards';
  end if;
  return new;
end
$$;

create trigger machine_emptying_kept before update or delete on machine_emptying for each row execute function keep_emptying();
create trigger coin_machine_account after delete or update of code, key_hash, active on coin_machine
  for each row execute function announce_device_account();

-- === Exports, imports, open data and statistics ===

-- Exports of lists to files. A job writes the file aside and names it here when it is whole; nobody is offered a part of one.
create table data_export (
  id uuid primary key,
  user_id uuid not null references app_user,
  -- Where the call came from, for the audit trail.
  address text,
  -- The name of the list's operation, and the record whose list it is.
  list text not null,
  record_id uuid,
  -- As they were given; the list itself reads them again when the job runs.
  filters jsonb not null,
  sort_key text,
  sort_order text,
  columns jsonb not null,
  format text not null,
  locale text not null,
  -- The name of the file.
  name text not null,
  status text not null,
  -- Of the run that writes it now: one that another has replaced ends without a file.
  run_id uuid,
  rows_total integer,
  rows_done integer not null default 0,
  failure text,
  storage_key text,
  byte_size bigint,
  memory_peak bigint,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz,
  schedule_id uuid,
  delivered_at timestamptz
);
create index data_export_user on data_export (user_id, created_at desc, id desc);
create index data_export_created on data_export (created_at desc, id desc);
create index data_export_storage_key on data_export (storage_key) where storage_key is not null;

-- Lists that are exported every month, for the accountant or the statistics office. Each run is an export like any other.
create table export_schedule (
  id uuid primary key,
  -- Who made it: it runs with this person's rights of that day.
  user_id uuid not null references app_user,
  list text not null,
  record_id uuid,
  filters jsonb not null,
  -- Which rows: of the month before, or all that the filters leave.
  period text not null,
  sort_key text,
  sort_order text,
  columns jsonb not null,
  format text not null,
  locale text not null,
  day integer not null,
  delivery text not null,
  -- An address, or the name of a folder.
  target text not null,
  next_on date not null,
  last_on date,
  created_at timestamptz not null
);
create index export_schedule_next on export_schedule (next_on);
alter table data_export add constraint data_export_schedule_id_fkey foreign key (schedule_id) references export_schedule on delete set null;

-- Imports of people and permits from CSV files. The file itself lies in the storage until the import has ended.
create table data_import (
  id uuid primary key,
  subject text not null check (subject in ('people', 'permits')),
  file_name text not null,
  storage_key text,
  locale text not null,
  status text not null check (status in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone')),
  rows_total integer not null,
  rows_done integer not null default 0,
  kept integer not null default 0,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  ended_at timestamptz
);

-- What became of each row. It says nothing of a person but the id of the record that was made.
create table data_import_row (
  import_id uuid not null references data_import on delete cascade,
  line integer not null,
  outcome text not null check (outcome in ('create', 'change', 'same', 'refuse')),
  note text not null,
  record_id uuid,
  -- Null before an undo has tried to take the record back.
  taken_back boolean,
  primary key (import_id, line)
);

-- What was published last, by its hash: a new version begins when the content differs.
create table open_data_version (
  name text primary key,
  content_hash text not null,
  version integer not null,
  changed_at timestamptz not null
);

-- How the zones were used on a day that is over: counted once, rounded and without small numbers before it is stored.
create table open_data_day (
  zone_id uuid not null references zone on delete cascade,
  day date not null,
  valid_permits integer,
  passages integer,
  primary key (zone_id, day)
);

-- Counts of the town by local day. They name nobody, and stay when the rows that they were counted from are forgotten.
create table statistic_received (
  day date not null,
  permit_kind_id uuid not null references permit_kind,
  count integer not null,
  primary key (day, permit_kind_id)
);

-- By the days from the receipt to the decision, so that the median of any period is exact.
create table statistic_decision (
  day date not null,
  permit_kind_id uuid not null references permit_kind,
  outcome text not null,
  -- Of a rejection; empty where the act names none.
  reason_code text not null,
  days integer not null,
  count integer not null,
  primary key (day, permit_kind_id, outcome, reason_code, days)
);

-- Without the gate: with it an hour of a quiet street would be one person.
create table statistic_passage (
  day date not null,
  hour smallint not null check (hour >= 0 and hour <= 23),
  event_name text not null,
  -- Empty where the gate told none.
  reason text not null,
  count integer not null,
  primary key (day, hour, event_name, reason)
);

create table statistic_occupancy (
  day date not null,
  parking_lot_id uuid not null references parking_lot,
  places integer,
  permits integer not null,
  primary key (day, parking_lot_id)
);

-- Without a kind: coin machines.
create table statistic_income (
  day date not null,
  permit_kind_id uuid references permit_kind,
  cents bigint not null,
  documents integer not null,
  unique nulls not distinct (day, permit_kind_id)
);

-- Up to where it was counted; without a row everything is counted from the first day.
create table statistic_progress (
  only_row boolean primary key default true check (only_row),
  counted_day date not null,
  counted_at timestamptz not null
);

-- === Mail, jobs and files ===

create table mail (
  id uuid primary key,
  template text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  subject_type text,
  subject_id uuid,
  status text not null default 'queued',
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Stored files that go out with a mail: storage key, file name and media type of each.
  attachments jsonb not null default '[]',
  -- The outbox of all mails: why a try failed, when it was, and mails that a person gave up.
  failure text,
  -- When it was tried last; null for mails of before.
  last_tried_at timestamptz,
  -- The mail that this one is a copy of.
  copy_of uuid
);
alter table mail add constraint mail_status_check check (status in ('queued', 'sent', 'failed', 'stopped')) not valid;
create index mail_subject on mail (subject_id, created_at desc);
create index mail_created on mail (created_at desc);
-- The few mails that wait or failed, among the many that were sent.
create index mail_unsent on mail (created_at) where status <> 'sent';
create index mail_sent on mail (sent_at desc) where sent_at is not null;

-- The last day whose run of a daily job was sent: what was due while nothing ran is made up once when the product runs again,
-- and of several processes one sends it.
create table daily_job (
  name text primary key,
  due_on date not null
);

-- Which files belong to this database: the id that also lies in its storage, so that a second database with a copied setting does not sweep away
-- the files of the first; and the first of the keys of files, so that a machine with other keys is noticed. One row, made at the first start.
create table file_storage (
  only_row boolean primary key default true check (only_row),
  town_id uuid not null,
  key_id text not null
);

-- Every list remembers its exact count, and forgets it when a table that it counts has changed. A transaction that changes such a table
-- leaves its own number here: a count is still right while every number of its tables was already visible when it was taken. Each
-- transaction writes rows of its own only, so writers never wait for each other.
create table list_change (
  table_name text not null,
  xid xid8 not null,
  at timestamptz not null default now(),
  primary key (table_name, xid)
);
create index list_change_at on list_change (at);

-- === The audit trail ===

-- The audit trail and the outbox of mail. Both are written in the transaction of the change they tell of.
create table event (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  kind text not null check (kind in ('change', 'read')),
  actor_id uuid,
  actor_name text collate slovenian not null,
  subject_type text,
  subject_id text,
  subject_label text collate slovenian,
  before jsonb,
  after jsonb,
  reason text,
  address text,
  request_id text
);
create index event_at on event (at desc, id desc);
create index event_subject on event (subject_id, at desc);
create index event_actor on event (actor_id, at desc);

-- The audit trail only grows. A job chains its events by their hashes, each local day by itself, and signs each day's head; see decision 0108.
-- One row for each chained event: its place in its day, and the hash of this row and all before it.
-- Each `proof` belongs to one part of the event that may be forgotten. It is a random salt of 16 bytes while the part is there, and once the part is
-- forgotten the 32 bytes of SHA-256(salt, part): the chain still holds, and without the salt nobody can try out what the part said.
create table event_link (
  day date not null,
  kind text not null check (kind in ('change', 'read')),
  position integer not null check ("position" > 0),
  event_id uuid not null unique,
  name_proof bytea not null,
  address_proof bytea not null,
  content_proof bytea not null,
  hash bytea not null,
  primary key (day, kind, position)
);

-- The head of each local day: how many changes and looks are chained, the hash of the last of each, the head of the day before and the signature.
create table event_day (
  day date primary key,
  closed boolean not null,
  changes integer not null,
  changes_hash bytea not null,
  looks integer not null,
  looks_hash bytea not null,
  -- SHA-256 of the head before; null for the first day and while the day is open.
  previous bytea,
  -- The time of the newest chained event.
  chained_until timestamptz,
  signed_at timestamptz not null,
  -- The first 16 hexadecimal digits of SHA-256 of the public key.
  key_id text not null,
  signature bytea not null
);

-- The last verification of the whole trail; one row.
create table event_verification (
  id integer primary key,
  at timestamptz not null,
  from_day date,
  until_day date,
  events integer not null,
  forgotten integer not null,
  waiting integer not null,
  findings jsonb not null
);

-- What each run of the retention anonymised or deleted, table by table; also what it would, and what waits for a person's yes.
create table retention_run (
  id uuid primary key,
  status text not null check (status in ('preview', 'waiting', 'running', 'done')),
  at timestamptz not null,
  ended_at timestamptz,
  -- The last local day whose records are over.
  until date not null,
  -- Records by kind, as the owners of tables count them.
  records jsonb not null default '{}',
  -- For each table: rows anonymised and rows deleted.
  tables jsonb not null default '{}',
  rows integer not null default 0,
  -- The tables for which the figures are far from the usual, with the usual figure.
  unusual jsonb not null default '{}',
  confirmed_by uuid references app_user,
  confirmed_by_name text
);
-- One run waits or works at a time.
create unique index retention_run_open on retention_run ((1)) where status in ('waiting', 'running');
create index retention_run_at on retention_run (at desc, id desc);

create trigger event_old_rows after insert on event referencing new table as new_rows
  for each statement execute function note_change_of_old_rows('at');
create trigger event_changed after update or delete or truncate on event
  for each statement execute function note_list_change();

-- The texts that are hashed. Columns that a later version adds to `event` do not change them.
create function event_fixed_text(e event) returns text language sql stable as $$
  select jsonb_build_array(
    e.id, (extract(epoch from e.at) * 1000000)::bigint, e.action, e.kind, e.actor_id, e.subject_type, e.subject_id, e.request_id)::text
$$;
create function event_content_text(e event) returns text language sql stable as $$
  select jsonb_build_array(e.subject_label, e.before, e.after, e.reason)::text
$$;
-- The door: open only inside the two functions of forgetting below, and then only for emptying a part, for putting its digest in the place of its salt,
-- and for deleting looks. It holds against mistakes and injected SQL of the application; an account that does not own the tables cannot pass it at all,
-- because it has no right to update or delete (docs/operations.md).
create function only_grows() returns trigger language plpgsql as $$
begin
  if current_setting('dovolilnice.forgetting', true) = 'yes' then
    if tg_op = 'DELETE' and tg_table_name in ('event', 'event_link') then
      if old.kind = 'read' then return old; end if;
    elsif tg_op = 'UPDATE' and tg_table_name = 'event' then
      if event_fixed_text(new) = event_fixed_text(old)
        and (new.actor_name = old.actor_name or new.actor_name = 'Anonimizirano')
        and (new.address is null or new.address = old.address)
        and (event_content_text(new) in (event_content_text(old), '[null, null, null, null]'))
      then return new; end if;
    elsif tg_op = 'UPDATE' and tg_table_name = 'event_link' then
      if (new.day, new.kind, new.position, new.event_id, new.hash) = (old.day, old.kind, old.position, old.event_id, old.hash)
      then return new; end if;
    end if;
  end if;
  raise exception 'The audit trail only grows: % of % is refused.', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end
$$;

create trigger event_only_grows before update or delete on event for each row execute function only_grows();
create trigger event_is_kept before truncate on event for each statement execute function only_grows();
create trigger event_link_only_grows before update or delete on event_link for each row execute function only_grows();
create trigger event_link_is_kept before truncate on event_link for each statement execute function only_grows();
-- The head of an open day follows its events.
create trigger event_day_only_grows before update on event_day for each row when (old.closed) execute function only_grows();
create trigger event_day_is_kept before delete on event_day for each row execute function only_grows();
create trigger event_days_are_kept before truncate on event_day for each statement execute function only_grows();

create function event_address_text(e event) returns text language sql stable as $$
  select jsonb_build_array(e.address)::text
$$;
create function forgotten_proof(proof bytea, part text) returns bytea language sql immutable as $$
  select case when length(proof) = 16 then sha256(proof || convert_to(part, 'UTF8')) else proof end
$$;
-- Waits until no process is chaining: an event is never chained as it was before it was forgotten. The number is that of chain-events.ts.
create function begin_forgetting() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7290415);
  perform set_config('dovolilnice.forgetting', 'yes', true);
end
$$;
-- Empties the content of the events about the records, and takes the name from events of the people. Runs with the rights of the tables' owner.
create function forget_events(records text[], people uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform begin_forgetting();
  update event_link l set
    address_proof = forgotten_proof(l.address_proof, event_address_text(e)), content_proof = forgotten_proof(l.content_proof, event_content_text(e))
    from event e where e.id = l.event_id and e.subject_id = any(records) and 16 in (length(l.address_proof), length(l.content_proof));
  update event set subject_label = null, before = null, after = null, reason = null, address = null
    where subject_id = any(records) and num_nonnulls(subject_label, before, after, reason, address) > 0;
  update event_link l set
    address_proof = forgotten_proof(l.address_proof, event_address_text(e)), name_proof = forgotten_proof(l.name_proof, e.actor_name)
    from event e where e.id = l.event_id and e.actor_id = any(people) and 16 in (length(l.address_proof), length(l.name_proof));
  update event set actor_name = 'Anonimizirano', address = null
    where actor_id = any(people) and (actor_name <> 'Anonimizirano' or address is not null);
  perform set_config('dovolilnice.forgetting', '', true);
end
$$;

create function tells_of_people(e event) returns boolean language sql immutable as $$
  select e.actor_name <> 'Anonimizirano' or num_nonnulls(e.subject_label, e.before, e.after, e.reason, e.address) > 0
$$;
-- Who may take people out of the audit trail, and up to when.
-- The time by which the database itself judges what is old enough. Tests turn the product's clock and put another function in its place; only the owner can.
create function trail_now() returns timestamptz language sql stable as $$ select now() $$;
-- Events about a record that may only be stored (GDPR, article 18) are not forgotten while it is so. Looks go by whole days, because a day is verified whole:
-- a day stays as long as one of its looks is about such a record.
create function forget_events_before(first_kept timestamptz, first_kept_day date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held text[];
  held_days date[];
begin
  if greatest(first_kept, first_kept_day::timestamptz) > trail_now() - interval '5 years' + interval '2 days' then
    raise exception 'The audit trail keeps five years: nothing is forgotten up to %.', greatest(first_kept, first_kept_day::timestamptz)
      using errcode = 'insufficient_privilege';
  end if;
  perform begin_forgetting();
  select coalesce(array_agg(distinct record_id::text), '{}') into held from restriction;
  select coalesce(array_agg(distinct l.day), '{}') into held_days from event_link l join event e on e.id = l.event_id
    where l.kind = 'read' and l.day < first_kept_day and e.subject_id = any (held);
  delete from event e where kind = 'read' and at < first_kept and coalesce(subject_id, '') <> all (held)
    and not exists (select from event_link l where l.event_id = e.id and (l.day >= first_kept_day or l.day = any (held_days)));
  delete from event_link where kind = 'read' and day < first_kept_day and day <> all (held_days);
  update event_link l set
    name_proof = forgotten_proof(l.name_proof, e.actor_name), address_proof = forgotten_proof(l.address_proof, event_address_text(e)),
    content_proof = forgotten_proof(l.content_proof, event_content_text(e))
    from event e where e.id = l.event_id and e.at < first_kept and coalesce(e.subject_id, '') <> all (held) and tells_of_people(e);
  update event e set actor_name = 'Anonimizirano', subject_label = null, before = null, after = null, reason = null, address = null
    where at < first_kept and coalesce(subject_id, '') <> all (held) and tells_of_people(e);
  perform set_config('dovolilnice.forgetting', '', true);
end
$$;

-- === Requests of data subjects and restrictions ===

-- Requests of data subjects (GDPR, articles 15 to 21), what was found and given, and records that may only be stored.
create table subject_request (
  id uuid primary key,
  number text not null unique,
  status text not null check (status in ('received', 'verified', 'closed')),
  kinds text[] not null,
  name text collate slovenian not null,
  email text,
  phone text,
  tax_number text,
  plate text,
  -- Where the answer goes by post.
  street text not null,
  post_code text not null,
  city text not null,
  locale text not null,
  channel text not null,
  received_on date not null,
  due_on date not null,
  extension_reason text,
  text text not null,
  -- How it was made sure that who asks is the person; null until it was.
  identity text,
  identity_on date,
  identity_note text,
  outcome text,
  answer_text text,
  sent_by text,
  closed_at timestamptz,
  letter_key text unique,
  letter_sha256 text,
  letter_size bigint,
  entered_at timestamptz not null,
  entered_by uuid references app_user,
  entered_by_name text not null,
  anonymised_at timestamptz,
  version integer not null default 1,
  check (status = 'received' or identity is not null or (outcome in ('refused', 'withdrawn')))
);
create index subject_request_due on subject_request (due_on) where status <> 'closed';
create index subject_request_received on subject_request (received_on desc, id desc);

-- The records that a clerk has found to be about the person.
create table subject_request_match (
  request_id uuid not null references subject_request on delete cascade,
  record_table text not null,
  record_id uuid not null,
  label text not null,
  primary key (request_id, record_id)
);

-- What was done, in its order.
create table subject_request_step (
  id uuid primary key,
  request_id uuid not null references subject_request on delete cascade,
  kind text not null check (kind in ('given', 'corrected', 'erased', 'restricted', 'lifted', 'objection')),
  at timestamptz not null,
  made_by uuid references app_user,
  made_by_name text not null,
  note text not null,
  -- What was erased and what must stay, with its reason.
  details jsonb not null default '{}',
  json_key text unique,
  json_sha256 text,
  pdf_key text unique,
  pdf_sha256 text
);
create index subject_request_step_request on subject_request_step (request_id, at);

create table restriction (
  record_id uuid not null,
  request_id uuid not null,
  request_number text not null,
  since timestamptz not null,
  primary key (record_id, request_id)
);
create index restriction_request on restriction (request_id);

-- === Lists remember their counts ===

do $$
declare
  counted text;
begin
  foreach counted in array array[
    'permit_kind', 'parking_lot', 'application', 'permit', 'permit_credential', 'document', 'bollard_event', 'device_command',
    'payment', 'payment_allocation', 'bank_statement', 'invoice', 'refund', 'drawer_closing', 'drawer_movement', 'act_draft',
    'act', 'act_service', 'act_standing', 'appeal', 'act_restitution', 'coin_machine', 'machine_alert', 'machine_maintenance',
    'machine_emptying', 'data_export', 'export_schedule', 'mail', 'retention_run', 'subject_request'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I for each statement execute function note_list_change()',
      counted || '_counted', counted);
  end loop;
end
$$;

revoke execute on function forget_events(text[], uuid[]), forget_events_before(timestamptz, date) from public;
