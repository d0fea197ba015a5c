import type { DatabaseFacts } from '@dovolilnice/server/examine-database'
import { withoutPassword } from '../start/announce.ts'
import { missing, reasonOf, right } from './finding.ts'
import type { Finding } from './finding.ts'

const icu = ({ hasIcu }: DatabaseFacts): Finding =>
  hasIcu
    ? right('ICU', 'built in')
    : missing('ICU', 'the server is built without it, which Slovenian order needs: use a PostgreSQL with ICU, as Debian’s is.')

const trigrams = ({ hasTrigrams, offersTrigrams, mayExtend }: DatabaseFacts): Finding => {
  if (hasTrigrams) return right('pg_trgm', 'in the database')
  if (!offersTrigrams) return missing('pg_trgm', 'the server does not have it: install PostgreSQL’s contrib modules there.')
  if (!mayExtend) return missing('pg_trgm', 'this account may not create it: let the database’s owner run create extension pg_trgm')
  return right('pg_trgm', 'the first start creates it')
}

const migrations = ({ pending, unknown, isFounded, mayMakeTables }: DatabaseFacts): Finding => {
  const [newest] = unknown.slice(-1)
  if (newest !== undefined)
    return missing('Migrations', `the database has ${newest}, which this version of the product does not know: install the newer version.`)
  if (pending.length === 0) return right('Migrations', 'all applied')
  if (!mayMakeTables)
    return missing(
      'Migrations',
      `${pending.length} are to be applied, and this account may not make tables: let the first start run as the owner of the database.`,
    )
  return right('Migrations', isFounded ? `the next start applies ${pending.length}; back up before` : 'the first start makes the tables')
}

const zone = ({ knowsTimeZone }: DatabaseFacts): Finding[] =>
  knowsTimeZone ? [] : [missing('Time zones', 'the database does not know Europe/Ljubljana: install tzdata where it runs.')]

/** @param found what stands there, or why it could not be looked at; undefined with the embedded database */
export const checkDatabase = (url: string | undefined, found: DatabaseFacts | Error | undefined, production: boolean): Finding[] => {
  if (url === undefined || found === undefined)
    return production
      ? [missing('Database', 'embedded, which is for trying out and may lose data at a power cut: set DATABASE_URL=postgres://…')]
      : [right('Database', 'embedded, for trying out')]
  if (found instanceof Error)
    return [missing('Database', `${reasonOf(found)}: look at DATABASE_URL (host, port, account, password, database) and at the server.`)]
  return [
    right('Database', `PostgreSQL ${found.version}, ${withoutPassword(url)}`),
    icu(found),
    trigrams(found),
    migrations(found),
    ...zone(found),
  ]
}
