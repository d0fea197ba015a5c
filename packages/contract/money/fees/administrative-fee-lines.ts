import type { Text } from '../../locale.ts'
import type { PermitKind } from '../../parking/permit-kind.ts'
import type { MoneyLine } from '../money-line.ts'
import type { FeeTariffRow } from './administrative-fee.ts'
import { feeOf, type FeeFacts, type PricedKind } from './fee.ts'

/** `Upravna taksa po ZUT, tar. št. 3: odločba`. */
const administrativeFeeText = (tariffNumber: string, { sl, en }: Text): Text => ({
  sl: `Upravna taksa po ZUT, tar. št. ${tariffNumber}: ${sl}`,
  en: `Administrative fee (ZUT), tariff no. ${tariffNumber}: ${en}`,
})
const exemptFeeText: Text = { sl: 'Oprostitev upravne takse', en: 'Exempt from the administrative fee' }
const onPaperText: Text = { sl: 'vloga na papirju', en: 'application on paper' }

/** The amounts of a number of the tariff that hold on a day; undefined before the first of them. */
export const feeTariffOn = (tariff: readonly FeeTariffRow[], number: string, day: string): FeeTariffRow | undefined =>
  tariff
    .filter((row) => row.tariff_number === number && row.valid_from <= day)
    .toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1))
    .at(-1)

/** When an application was filed, and how. */
export interface Filing {
  pricedOn: string
  onPaper?: boolean
}

/**
 * The administrative fees that an application carries, a line for each number of the tariff: whatever is applied for, and for however many days and
 * vehicles, each is charged once. A number that costs nothing by this way of filing, or nothing yet, has no line.
 */
export const administrativeFeeLines = (
  numbers: readonly string[],
  tariff: readonly FeeTariffRow[],
  { pricedOn, onPaper = false }: Filing,
): MoneyLine[] =>
  numbers.flatMap((number): MoneyLine[] => {
    const row = feeTariffOn(tariff, number, pricedOn)
    const cents = (onPaper ? row?.paper_cents : row?.electronic_cents) ?? 0
    if (row === undefined || cents === 0) return []
    return [
      {
        code: 'administrative_fee',
        text: administrativeFeeText(number, row.name),
        explanation: onPaper ? onPaperText : null,
        quantity: 1,
        unit_cents: cents,
        cents,
        vat_basis_points: null,
      },
    ]
  })

/** Fees of which nothing is to be paid: each line with its opposite, which says the ground. */
export const exemptLines = (lines: readonly MoneyLine[], ground: Text): MoneyLine[] => [
  ...lines,
  ...lines.map((line): MoneyLine => ({
    ...line,
    code: 'exemption',
    text: exemptFeeText,
    explanation: ground,
    unit_cents: -line.unit_cents,
    cents: -line.cents,
  })),
]

/** Everything that an application costs: the lines of the permit and, each once, the administrative fees. Undefined where the kind has no price. */
export const chargesOf = (
  kind: PricedKind & Pick<PermitKind, 'administrative_fees'>,
  tariff: readonly FeeTariffRow[],
  facts: FeeFacts & Filing,
): MoneyLine[] | undefined => {
  const lines = feeOf(kind, facts)
  return lines && [...lines, ...administrativeFeeLines(kind.administrative_fees, tariff, facts)]
}
