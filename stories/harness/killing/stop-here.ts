import { Client } from 'pg'
import { waitFor } from '../../../tools/services/processes.ts'
import { places, type Place } from './places.ts'

/** The key of the lock that whoever reaches an armed place waits for. */
const lock = 74_110

const triggerOf = ({ name, held }: Place): string => {
  if (typeof held === 'string') return ''
  const { on, when, atCommit = false } = held
  const kind = atCommit ? `constraint trigger "stop-${name}"` : `trigger "stop-${name}"`
  const deferred = atCommit ? 'deferrable initially deferred' : ''
  return `create ${kind} after ${on} ${deferred} for each row ${when === undefined ? '' : `when (${when})`} execute function stop_here('${name}');`
}

/** Makes the places in a town's database; none holds anybody until it is armed. */
const makePlaces = (client: Client) =>
  client.query(`
    create table stop_here (place text primary key);
    create function stop_here() returns trigger language plpgsql as $$
    begin
      if exists (select from stop_here where place = tg_argv[0]) then perform pg_advisory_xact_lock(${lock}); end if;
      return null;
    end $$;
    ${places.map(triggerOf).join('\n')}`)

/** Holds whoever reaches a place in the database. */
export interface Stops {
  client: Client
  arm(place: string): Promise<void>
  /** Waits until somebody stands at the armed place. */
  reached(): Promise<boolean>
  release(): Promise<void>
  close(): Promise<void>
}

export const openStops = async (databaseUrl: string): Promise<Stops> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await makePlaces(client)
  return {
    client,
    arm: async (place) => {
      await client.query('select pg_advisory_lock($1)', [lock])
      await client.query('insert into stop_here values ($1)', [place])
    },
    reached: () =>
      waitFor(async () => {
        const { rowCount } = await client.query(
          `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted and database = (select oid from pg_database where datname = current_database())`,
          [lock],
        )
        return rowCount !== 0
      }, 90_000),
    release: async () => {
      await client.query('delete from stop_here')
      await client.query('select pg_advisory_unlock_all()')
    },
    close: () => client.end(),
  }
}
