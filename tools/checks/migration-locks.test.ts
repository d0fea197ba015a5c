import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longLocks, notRepeatable } from './migration-locks.ts'

const folder = new URL('../../apps/server/migrations/', import.meta.url)
/** The tables of a new town, which has no rows. */
const lastUnchecked = '0165-baseline.sql'

test('no migration stops a town for long', () => {
  const files = readdirSync(folder).filter((name) => name > lastUnchecked)
  const faults = files.flatMap((name) => longLocks(readFileSync(new URL(name, folder), 'utf8')).map((fault) => `${name}: ${fault}`))
  expect(faults).toEqual([])
})

test('a concurrent migration holds indexes alone', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.concurrent.sql'))
  expect(files.flatMap((name) => notRepeatable(readFileSync(new URL(name, folder), 'utf8')))).toEqual([])
  const good = '-- Why; since when.\ndrop index concurrently if exists a;\ncreate unique index concurrently a on event (id);\n'
  expect(notRepeatable(`${good}alter table event add column a int;`)).toEqual(['alter table event add column a int'])
})

test.each([
  ['an index', 'create index event_by on event (actor_id);'],
  ['a unique index', 'CREATE UNIQUE INDEX IF NOT EXISTS one ON permit (number);'],
  ['a default for each row', 'alter table access_log add column code uuid not null default gen_random_uuid();'],
  ['a default for each row in a second column', 'alter table event add column a int, add column b float default random();'],
  ['a stored column', 'alter table permit add column n text generated always as (lower(number)) stored;'],
  ['a numbered column', 'alter table event add column n bigserial;'],
  ['a duty to have a value', 'alter table mail alter column sent_at set not null;'],
  ['another type', 'alter table event alter column at type timestamp;'],
  ['another type, the long way', 'alter table only event alter at set data type timestamp;'],
  ['a check', "alter table permit add constraint known check (status in ('issued; not', 'x'));"],
  ['a reference', 'alter table document add foreign key (permit_id) references permit (id);'],
  ['a reference with its column', 'alter table document add column act_id uuid references act (id);'],
  ['all rows written', "update application set city = '' where city is null;"],
  ['all rows deleted', 'delete from bollard_event;'],
  ['a lock', 'lock table event in exclusive mode;'],
  ['an index built anew', 'reindex table event;'],
  ['what stands behind a comment', '-- Only a few rows.\nalter table event -- really\n  alter column at type timestamp;'],
  ['what a block hides', "do $$ begin execute format('create index %I on %I (id)', 'a', 'event'); end $$;"],
  ['a reason that is none', '-- Locks: ok\ncreate index event_by on event (actor_id);'],
  [
    'a reason of another statement',
    '-- Locks: the table is empty in every town, it was made today\nselect 1;\ncreate index event_by on event (actor_id);',
  ],
])('finds %s', (_, sql) => {
  expect(longLocks(sql)).toHaveLength(1)
})

test.each([
  ['an index that is built beside the work', 'create index concurrently event_by on event (actor_id);'],
  ['an index of a small table', 'create index tariff_by on tariff (id);'],
  ['an index of a table that the migration makes', 'create table event_more (id uuid);\ncreate index more_by on event_more (id);'],
  ['a column with one value for all', "alter table event add column source text not null default 'web';"],
  ['an empty column', 'alter table event add column source text;'],
  ['a rule for new rows', 'alter table permit add constraint known check (status is not null) not valid;'],
  ['validating a rule', 'alter table permit validate constraint known;'],
  ['a trigger', 'create trigger seen before update on event for each row execute function note();'],
  ['what a function does later', 'create function forget() returns void language sql as $$ delete from event; $$;'],
  ['words in quotes', "comment on table event is 'x; delete from event';"],
  [
    'an exception with its reason',
    '-- Locks: a town has at most some hundred acts of this kind\nupdate act set number = null where id is null;',
  ],
])('lets pass %s', (_, sql) => {
  expect(longLocks(sql)).toEqual([])
})
