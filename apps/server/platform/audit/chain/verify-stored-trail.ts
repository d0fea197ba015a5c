import { trailFaultLabels, type TrailFault } from '@dovolilnice/contract/events/trail-state'
import { readFile } from 'node:fs/promises'
import type { Config } from '../../../config.ts'
import { systemClock } from '../../clock/clock.ts'
import { pendingMigrations } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import { trustedKeysOf } from './day-head.ts'
import { headFile, readHeadFile } from './head-file.ts'
import { readTrustedKeys } from './trusted-keys.ts'
import { verifyTrail } from './verify-trail.ts'

/** The trail cannot be verified as it was asked; its message is the line to print. */
export class TrailNotReadyError extends Error {
  override name = 'TrailNotReadyError'
}

interface Asked {
  /** A file with heads, instead of the one in the data folder. */
  heads?: string | undefined
  /** A file with a public key, instead of those in the data folder. */
  key?: string | undefined
}

const sentenceOf = ({ code, day, kind, position, event_id: id }: TrailFault): string =>
  [
    day ?? '',
    kind === null ? '' : kind === 'read' ? 'look' : 'change',
    position === null ? '' : `number ${position}`,
    id === null ? '' : `event ${id}`,
    trailFaultLabels[code].en,
  ]
    .filter((part) => part !== '')
    .join(', ')

/**
 * Verifies the trail of the database that the settings name, without changing anything.
 * @returns what to print, and whether all holds
 * @throws DatabaseLockedError (the product runs on the embedded database), TrailNotReadyError
 */
export const verifyStoredTrail = async (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  asked: Asked,
): Promise<{ lines: string[]; holds: boolean }> => {
  const keys = asked.key === undefined ? await readTrustedKeys(dataDir) : trustedKeysOf([await readFile(asked.key, 'utf8')])
  if (keys.size === 0)
    throw new TrailNotReadyError(`No public key of the trail is in ${dataDir}/keys (audit.pub). Name one with --key FILE.`)
  const copies = await readHeadFile(asked.heads ?? headFile(dataDir))
  if (asked.heads !== undefined && copies.length === 0) throw new TrailNotReadyError(`${asked.heads} holds no heads.`)
  const database = await openDatabase({ url: databaseUrl, dataDir })
  try {
    if ((await pendingMigrations(database.kysely)).length > 0)
      throw new TrailNotReadyError('The database is not of this version: start the product once before.')
    const { faults, from_day, until_day, events, forgotten, waiting } = await verifyTrail({ database, clock: systemClock, keys, copies })
    const what =
      from_day === null
        ? 'No event is chained yet.'
        : `${events} events from ${from_day} to ${until_day}; ${forgotten} forgotten parts; ${waiting} events wait to be chained; ${copies.length} exported heads compared.`
    return {
      lines: [...faults.map(sentenceOf), what, faults.length === 0 ? 'The trail holds.' : `${faults.length} faults.`],
      holds: faults.length === 0,
    }
  } finally {
    await database.close()
  }
}
