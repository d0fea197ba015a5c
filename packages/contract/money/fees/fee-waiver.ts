import { z } from 'zod/mini'
import type { Text } from '../../locale.ts'
import { reasonSchema, idSchema } from '../../primitives/field-schemas.ts'
import type { MoneyLine } from '../money-line.ts'

const exemptionText: Text = { sl: 'Oprostitev plačila', en: 'Exemption from payment' }
/** `50 % postavke »Stanovalec (leto)«`. */
const exemptedText = (percent: number, line: Text): Text => ({
  sl: `${percent} % postavke »${line.sl}«`,
  en: `${percent} % of “${line.en}”`,
})

/** Why a municipality asks for less, or for nothing. */
export const waiverGrounds = ['hardship', 'disability', 'public_body', 'humanitarian', 'council_decision', 'other'] as const
export const waiverGroundLabels: Record<(typeof waiverGrounds)[number], Text> = {
  hardship: { sl: 'Slabe premoženjske razmere', en: 'Financial hardship' },
  disability: { sl: 'Invalidnost', en: 'Disability' },
  public_body: { sl: 'Državni organ, občina ali javni zavod', en: 'State body, municipality or public institution' },
  humanitarian: { sl: 'Humanitarna dejavnost', en: 'Humanitarian work' },
  council_decision: { sl: 'Sklep občinskega sveta ali župana', en: 'Decision of the council or the mayor' },
  other: { sl: 'Drug razlog', en: 'Another reason' },
}

/** What is taken off: all lines, only the price, or only the fee of the procedure. */
export const waiverCovers = ['everything', 'price', 'administrative_fee'] as const
export const waiverCoverLabels: Record<(typeof waiverCovers)[number], Text> = {
  everything: { sl: 'Vse postavke', en: 'All lines' },
  price: { sl: 'Samo cena dovolilnice', en: 'Only the price of the permit' },
  administrative_fee: { sl: 'Samo upravna taksa', en: 'Only the administrative fee' },
}

/** What a clerk takes off a fee when approving, and why. Ground and reason are not printed on papers of money: they may tell of illness or need. */
export const feeWaiverSchema = z.object({
  ground: z.enum(waiverGrounds, { error: 'choice' }),
  covers: z.enum(waiverCovers, { error: 'choice' }),
  percent: z.coerce.number({ error: 'required' }).check(z.int('invalid'), z.minimum(1), z.maximum(100)),
  reason: reasonSchema,
  /** The document of the application that proves it; null without one. */
  document_id: z.nullable(idSchema),
})
export type FeeWaiver = z.output<typeof feeWaiverSchema>

const isCovered = ({ code }: MoneyLine, covers: FeeWaiver['covers']): boolean => covers === 'everything' || code === covers

/**
 * The lines of a fee with what is taken off, one negative line for each that is covered, at its rate of VAT. The sum is never below zero.
 * @param lines of a fee from which nothing was taken off before
 */
export const withWaiver = (lines: readonly MoneyLine[], { covers, percent }: Pick<FeeWaiver, 'covers' | 'percent'>): MoneyLine[] => [
  ...lines,
  ...lines
    .filter((line) => isCovered(line, covers))
    .map((line): MoneyLine => {
      const cents = -Math.round((line.cents * percent) / 100)
      const { vat_basis_points } = line
      return {
        code: 'exemption',
        text: exemptionText,
        explanation: exemptedText(percent, line.text),
        quantity: 1,
        unit_cents: cents,
        cents,
        vat_basis_points,
      }
    })
    .filter(({ cents }) => cents < 0),
]
