import { textIn, type Locale, locales, type Text, fillText } from '@dovolilnice/contract/locale'
import type { FeeTariffRow } from '@dovolilnice/contract/money/fees/administrative-fee'
import { ruleTexts } from '@dovolilnice/contract/money/fees/rule-texts'
import { listedKinds } from '@dovolilnice/contract/parking/kinds/listed-kinds'
import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import type { PermitKind, Tariff } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { escapeHtml } from '../../platform/security/escape-html.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { townName } from '@dovolilnice/contract/names/town-name'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { listenToTopics } from '../../platform/database/notify.ts'
import type { Services } from '../../platform/http/context.ts'
import { pageValues, type PageValues } from '../../platform/http/pages/fill-page.ts'
import { readParameters, withNotice } from './parameters.ts'
import { listPermitKinds } from './read-resources.ts'

const words = {
  caption: { sl: 'Cenik na dan {day}, cene z vključenim DDV', en: 'Price list of {day}, VAT included' },
  kind: { sl: 'Vrsta dovolilnice', en: 'Kind of permit' },
  price: { sl: 'Cena', en: 'Price' },
  rules: { sl: 'Pravila in doplačila', en: 'Rules and what comes on top' },
  free: { sl: 'brezplačno', en: 'free' },
} satisfies Record<string, Text>

/** The price list of a day as the rows of an HTML table, for pages that must show it without a script. Every text is escaped. */
const priceListHtml = (kinds: readonly PermitKind[], feeTariff: readonly FeeTariffRow[], day: string, locale: Locale): string => {
  const sold = (kind: PermitKind): Tariff[] => periodsOn(kind.tariffs, day).flatMap((period) => tariffOn(kind.tariffs, period, day) ?? [])
  const price = ({ price_cents: cents, period }: Tariff): string =>
    cents === 0 ? textIn(words.free, locale) : `${formatCents(cents, locale)} / ${textIn(periodLabels[period], locale)}`
  const cell = (texts: readonly string[]): string => `<td>${texts.map(escapeHtml).join('<br>')}</td>`
  const row = (kind: PermitKind): string => {
    const tariffs = sold(kind)
    const rules = ruleTexts(kind, tariffs, feeTariff, day).map((text) => textIn(text, locale))
    return `<tr><th scope="row">${escapeHtml(textIn(kind.name, locale))}</th>${cell(tariffs.map(price))}${cell(rules)}</tr>`
  }
  const head = [words.kind, words.price, words.rules].map((title) => `<th scope="col">${textIn(title, locale)}</th>`).join('')
  const caption = fillText(textIn(words.caption, locale), { day: dayInWords(day, locale) })
  const rows = listedKinds(kinds)
    .filter((kind) => sold(kind).length > 0)
    .map(row)
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** How long, in ms, a page waits for what is read anew while something older is known. */
const patience = 500

type From = Pick<Services, 'database' | 'clock' | 'config'>

const readValues = async ({ kysely }: Services['database'], publicUrl: string, day: string): Promise<PageValues> => {
  const parameters = await readParameters(kysely)
  const kinds = await listPermitKinds(kysely)
  const lists = locales.map((locale): [string, string] => [
    `html:price_list.${locale}`,
    priceListHtml(kinds, parameters.administrative_fees.tariff, day, locale),
  ])
  const { municipality } = parameters
  const shown = {
    ...withNotice(parameters),
    municipality: { ...municipality, names: townName(municipality), phone: formatPhone(municipality.phone) },
  }
  return new Map([...pageValues(shown), ['site', new URL(publicUrl).host], ...lists])
}

/**
 * What the municipality says of itself and its price list, for the pages: read once a day, and again after it was changed, in this process or in
 * another. When the database does not answer, or not at once, the pages go out with what was known last.
 */
export const keepPageValues = async ({
  database,
  clock,
  config,
}: From): Promise<{ read: () => Promise<PageValues>; stop: () => Promise<void> }> => {
  let reading: Promise<PageValues> | undefined
  let readOn = ''
  let last: PageValues = new Map()
  const forget = (): void => void (reading = undefined)
  const stop = await listenToTopics(database, (topic) => (topic === 'parameters' ? forget() : undefined), forget)
  const readAnew = async (day: string): Promise<PageValues> => {
    const values = await readValues(database, config.publicUrl, day)
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
