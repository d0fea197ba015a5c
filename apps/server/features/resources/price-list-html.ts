import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import type { FeeTariffRow } from '@dovolilnice/contract/money/fees/administrative-fee'
import { ruleTexts } from '@dovolilnice/contract/money/fees/rule-texts'
import { listedKinds } from '@dovolilnice/contract/parking/kinds/listed-kinds'
import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import type { PermitKind, Tariff } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { fillText } from '@dovolilnice/contract/fill-text'
import { escapeHtml } from '../../platform/security/escape-html.ts'

const words = {
  caption: { sl: 'Cenik na dan {day}, cene z vključenim DDV', en: 'Price list of {day}, VAT included' },
  kind: { sl: 'Vrsta dovolilnice', en: 'Kind of permit' },
  price: { sl: 'Cena', en: 'Price' },
  rules: { sl: 'Pravila in doplačila', en: 'Rules and what comes on top' },
  free: { sl: 'brezplačno', en: 'free' },
} satisfies Record<string, Text>

/** The price list of a day as the rows of an HTML table, for pages that must show it without a script. Every text is escaped. */
export const priceListHtml = (kinds: readonly PermitKind[], feeTariff: readonly FeeTariffRow[], day: string, locale: Locale): string => {
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
