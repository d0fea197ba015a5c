import { rm } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { headFile } from '../../platform/audit/chain/head-file.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { startServices } from '../../start-services.ts'
import { foundTown } from '../found-town.ts'
import { loadTown } from './load-town.ts'
import type { TownSize } from './load-town.ts'

/** The town is not the demo town: nobody's real records are mixed with invented ones. */
export class RealTownError extends Error {
  override name = 'RealTownError'
}

/**
 * Opens the database of a configuration, founds the demo town where there is none, and fills it.
 * @throws RealTownError
 */
export const fillTown = async (config: Config, size: TownSize, onPart: Parameters<typeof loadTown>[3]): Promise<void> => {
  const { services, close } = await startServices(config, systemClock, { info: () => {}, error: console.error })
  try {
    await foundTown(services)
    const { demo } = await services.capabilities.readParameters(services.database.kysely)
    if (!demo) throw new RealTownError('This is not the demo town: it is filled with invented records only there.')
    await rm(headFile(config.dataDir), { force: true })
    await loadTown(services.database, size, services.clock.now(), onPart)
  } finally {
    await close()
  }
}
