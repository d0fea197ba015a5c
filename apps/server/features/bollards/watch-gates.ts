import { repeatEvery } from '../../platform/clock/repeat-every.ts'
import { announce } from '../../platform/database/notify.ts'
import type { Services } from '../../platform/http/context.ts'
import { readGatesLink } from './gates-link.ts'
import { giveUpCommands } from './give-up-commands.ts'

const lookMs = 2000

/**
 * Runs in every process: tells open screens when the link to the gates is lost or back, and ends commands that nobody took. A bridge that was
 * killed can do neither. Resolves with a function that stops it.
 */
export const watchGates = async (services: Services): Promise<() => Promise<void>> => {
  const { database } = services
  let wasUp: boolean | undefined
  const look = async (): Promise<void> => {
    const { up } = await readGatesLink(database.kysely)
    if (wasUp !== undefined && up !== wasUp) await announce(database.kysely, 'bollards')
    wasUp = up
    await giveUpCommands(services)
  }
  return repeatEvery(lookMs, look, (error) => console.error('watching the gates', error))
}
