import type { Text } from '../../locale.ts'
import type { PermitKind, Tariff } from '../../parking/permit-kind.ts'
import { formatCents } from '../../primitives/money.ts'
import type { AdministrativeFee } from './administrative-fee.ts'
import { deviceText } from './fee-words.ts'

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

/** What a price list says of a kind beside its prices: parts of a year, further permits of a household, a device, the administrative fee. */
export const ruleTexts = (
  { device, administrative_fee: charged }: Pick<PermitKind, 'device' | 'administrative_fee'>,
  tariffs: readonly Tariff[],
  { electronic_cents: electronic, paper_cents: paper }: AdministrativeFee,
): Text[] => [
  ...tariffs.flatMap(ofTariff),
  ...(device === null ? [] : [withAmount(deviceText.sl.toLowerCase(), deviceText.en.toLowerCase(), device.price_cents)]),
  ...(charged
    ? [
        {
          sl: `upravna taksa ${formatCents(electronic, 'sl')}, na papirju ${formatCents(paper, 'sl')}`,
          en: `administrative fee ${formatCents(electronic, 'en')}, on paper ${formatCents(paper, 'en')}`,
        },
      ]
    : []),
]
