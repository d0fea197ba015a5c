import type { Database } from '../../platform/database/database.ts'
import { listenToTopics } from '../../platform/database/notify.ts'
import { pageValues } from '../../platform/http/pages/fill-page.ts'
import type { PageValues } from '../../platform/http/pages/fill-page.ts'
import { readParameters } from './parameters.ts'

/**
 * What the municipality says of itself, for the pages: read once, and again after it was changed, in this process or in another. When the
 * database does not answer, the pages go out with what was known last.
 */
export const keepPageValues = async (database: Database): Promise<{ read: () => Promise<PageValues>; stop: () => Promise<void> }> => {
  let reading: Promise<PageValues> | undefined
  let last: PageValues = new Map()
  const forget = (): void => void (reading = undefined)
  const stop = await listenToTopics(database, (topic) => (topic === 'parameters' ? forget() : undefined), forget)
  const readAnew = async (): Promise<PageValues> => {
    const values = pageValues(await readParameters(database.kysely))
    last = values
    return values
  }
  const read = (): Promise<PageValues> => {
    reading ??= readAnew().catch(() => {
      forget()
      return last
    })
    return reading
  }
  return { read, stop }
}
