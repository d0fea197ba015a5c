import type { Locale, Text } from '../../locale.ts'
import type { PermitKind, Tariff } from '../../parking/permit-kind.ts'
import { formatCents } from '../../primitives/money.ts'
import { administrativeFeeLines } from './administrative-fee-lines.ts'
import type { FeeTariffRow } from './administrative-fee.ts'
import { deviceText } from './fee-words.ts'
import { sumOf } from '../money-line.ts'

const proRataTexts = {
  month: { sl: 'leto, ki se izteče prej, se plača po začetih mesecih', en: 'a year that ends early is paid by started months' },
  day: { sl: 'leto, ki se izteče prej, se plača po dnevih', en: 'a year that ends early is paid by days' },
} satisfies Record<string, Text>

const withAmount = (sl: string, en: string, cents: number): Text => ({
  sl: `${sl} ${formatCents(cents, 'sl')}`,
  en: `${en} ${formatCents(cents, 'en')}`,
})

const ofTariff = ({ pro_rata: rule, second_cents: second, third_cents: third }: Tariff): Text[] => [
  ...(rule === 'full' ? [] : [proRataTexts[rule]]),
  ...(second === null ? [] : [withAmount('druga dovolilnica gospodinjstva', 'the second permit of a household', second)]),
  ...(third === null ? [] : [withAmount('tretja in naslednje', 'the third and further ones', third)]),
]

/** The administrative fees of a kind, each way of filing with its sum. They stand outside VAT, which prices include. */
const feeText = (numbers: readonly string[], tariff: readonly FeeTariffRow[], day: string): Text[] => {
  const [electronic, paper] = [false, true].map((onPaper) => sumOf(administrativeFeeLines(numbers, tariff, { pricedOn: day, onPaper })))
  if (!electronic && !paper) return []
  const list = numbers.join(', ')
  const inLocale = (locale: Locale) => [formatCents(electronic ?? 0, locale), formatCents(paper ?? 0, locale)] as const
  const [sl, en] = [inLocale('sl'), inLocale('en')]
  return [
    {
      sl: `upravna taksa po ZUT (tar. št. ${list}) ${sl[0]}, na papirju ${sl[1]}; ni predmet DDV`,
      en: `administrative fee (ZUT, tariff no. ${list}) ${en[0]}, on paper ${en[1]}; outside VAT`,
    },
  ]
}

/** What a price list of a day says of a kind beside its prices: parts of a year, further permits of a household, a device, the administrative fee. */
export const ruleTexts = (
  { device, administrative_fees: numbers }: Pick<PermitKind, 'device' | 'administrative_fees'>,
  tariffs: readonly Tariff[],
  feeTariff: readonly FeeTariffRow[],
  day: string,
): Text[] => [
  ...tariffs.flatMap(ofTariff),
  ...(device === null ? [] : [withAmount(deviceText.sl.toLowerCase(), deviceText.en.toLowerCase(), device.price_cents)]),
  ...feeText(numbers, feeTariff, day),
]
