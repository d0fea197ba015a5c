import { setTimeout as pause } from 'node:timers/promises'
import { locales } from '@dovolilnice/contract/locale'
import { townName } from '@dovolilnice/contract/names/town-name'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { listenToTopics } from '../../platform/database/notify.ts'
import type { Services } from '../../platform/http/context.ts'
import { pageValues } from '../../platform/http/pages/fill-page.ts'
import type { PageValues } from '../../platform/http/pages/fill-page.ts'
import { readParameters } from './parameters.ts'
import { listPermitKinds } from './permit-kinds.ts'
import { priceListHtml } from './price-list-html.ts'

/** How long, in ms, a page waits for what is read anew while something older is known. */
const patience = 500

type From = Pick<Services, 'database' | 'clock'>

const readValues = async ({ kysely }: Services['database'], day: string): Promise<PageValues> => {
  const parameters = await readParameters(kysely)
  const kinds = await listPermitKinds(kysely)
  const lists = locales.map((locale): [string, string] => [
    `html:price_list.${locale}`,
    priceListHtml(kinds, parameters.administrative_fees.tariff, day, locale),
  ])
  const { municipality } = parameters
  const shown = { ...parameters, municipality: { ...municipality, names: townName(municipality), phone: formatPhone(municipality.phone) } }
  return new Map([...pageValues(shown), ...lists])
}

/**
 * What the municipality says of itself and its price list, for the pages: read once a day, and again after it was changed, in this process or in
 * another. When the database does not answer, or not at once, the pages go out with what was known last.
 */
export const keepPageValues = async ({
  database,
  clock,
}: From): Promise<{ read: () => Promise<PageValues>; stop: () => Promise<void> }> => {
  let reading: Promise<PageValues> | undefined
  let readOn = ''
  let last: PageValues = new Map()
  const forget = (): void => void (reading = undefined)
  const stop = await listenToTopics(database, (topic) => (topic === 'parameters' ? forget() : undefined), forget)
  const readAnew = async (day: string): Promise<PageValues> => {
    const values = await readValues(database, day)
    last = values
    return values
  }
  const read = (): Promise<PageValues> => {
    const today = localDayOf(clock.now())
    if (today !== readOn) forget()
    readOn = today
    reading ??= readAnew(today).catch(() => {
      forget()
      return last
    })
    return last.size === 0 ? reading : Promise.race([reading, pause(patience, last, { ref: false })])
  }
  return { read, stop }
}
