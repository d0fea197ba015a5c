import { remainderBy97 } from './mod-97.ts'

/** A run of parts of a reference; `check`: the last digit of the run is a check digit over all its digits. */
interface Run {
  parts: 1 | 2 | 3
  check: boolean
}

const plain: Run = { parts: 1, check: false }
const checked: Run = { parts: 1, check: true }
const checkedOver = (parts: 2 | 3): Run => ({ parts, check: true })

const twoChecked = [checked, checked, plain]

/** The models of Slovenian payment references, by what their check digits cover. Parts that follow may be absent. */
const referenceModels: Readonly<Record<string, readonly Run[]>> = {
  SI00: [plain, plain, plain],
  SI01: [checkedOver(3)],
  SI02: [plain, checked, checked],
  SI03: [checked, checked, checked],
  SI04: [checked, plain, checked],
  SI05: [checked, plain, plain],
  SI06: [plain, checkedOver(2)],
  SI07: [plain, checked, plain],
  SI08: [checkedOver(2), checked],
  SI09: [checkedOver(2), plain],
  SI10: [checked, checkedOver(2)],
  SI11: twoChecked,
  SI12: [checked],
  SI18: twoChecked,
  SI19: twoChecked,
  SI21: [checked, plain],
  SI28: twoChecked,
  SI31: [checked, plain],
  SI38: twoChecked,
  SI40: twoChecked,
  SI41: twoChecked,
  SI48: twoChecked,
  SI49: twoChecked,
  SI51: twoChecked,
  SI55: [checked, plain, plain],
  SI58: twoChecked,
}

/** Without blanks, in upper case: `SI11 75698-7111207` → `SI1175698-7111207`. Hyphens stay: they divide the parts. */
export const plainReference = (written: string): string => written.replace(/\s/g, '').toUpperCase()

/** As on a payment slip: the model, a blank, the rest. */
export const formatReference = (reference: string): string => plainReference(reference).replace(/^(.{4})(?=.)/, '$1 ')

const between = ', '

/** Several references of one payment in one line. */
export const joinReferences = (references: readonly string[]): string => references.join(between)

/** Each reference of such a line. */
export const dividedReferences = (line: string | null): string[] => line?.split(between) ?? []

/** The check digit of a part: weights 2, 3, 4 … from the right, eleven minus the remainder by 11; 10 and 11 become 0. */
export const checkDigitOf = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((total, digit, index) => total + Number(digit) * (index + 2), 0)
  const check = 11 - (sum % 11)
  return check > 9 ? '0' : String(check)
}

/** Whether the last digit is the check digit of those before it. */
export const endsWithCheckDigit = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) && checkDigitOf(digits.slice(0, -1)) === digits.at(-1)

/** The most digits of a reference beside its model; a reference of SI12 has twelve and the check digit. */
const mostDigits = (model: string): number => (model === 'SI12' ? 13 : 20)

const isSlovenian = (model: string, data: string): boolean => {
  if (model === 'SI99') return data === ''
  const runs = referenceModels[model]
  const parts = data.split('-')
  if (runs === undefined || !parts.every((part) => /^\d+$/.test(part)) || parts.join('').length > mostDigits(model)) return false
  let from = 0
  for (const { parts: count, check } of runs) {
    const covered = parts.slice(from, from + count).join('')
    if (check && covered !== '' && !endsWithCheckDigit(covered)) return false
    from += count
  }
  return parts.length <= from
}

/** Whether a reference is right by its model (SI00 to SI99) or by ISO 11649 (RF). Blanks do not matter. */
export const isReference = (written: string): boolean => {
  const reference = plainReference(written)
  if (reference.startsWith('RF')) return /^RF\d{2}[A-Z\d]{1,21}$/.test(reference) && remainderBy97(reference) === 1
  return isSlovenian(reference.slice(0, 4), reference.slice(4))
}

/** The models that a municipality may have its payments referred by. */
export const townReferenceModels = ['SI00', 'SI11', 'SI12'] as const
export type TownReferenceModel = (typeof townReferenceModels)[number]

/** What a reference is made by. The two codes are used by SI11 alone; each ends with its check digit, as on payment slips. */
export interface ReferenceRule {
  reference_model: TownReferenceModel
  budget_user_code: string | null
  account_code: string | null
}

/**
 * The one reference of an application, without blanks. SI00 and SI12 carry the year and the number (`V-2026-000123` → `2026000123`). SI11
 * has room for eight digits beside the two codes, so its year has two (`26000123`).
 */
export const referenceOf = (applicationNumber: string, { reference_model: model, ...codes }: ReferenceRule): string => {
  const digits = applicationNumber.replace(/\D/g, '')
  if (model === 'SI12') return `SI12${digits}${checkDigitOf(digits)}`
  if (model === 'SI11') return `SI11${codes.budget_user_code ?? ''}-${codes.account_code ?? ''}-${digits.slice(2)}`
  return `SI00${digits}`
}

/**
 * The reference of an application's administrative fee, without blanks: another sub-account than the price, so that the two are told apart. A town
 * without the code of a budget user has SI00 with the sub-account.
 */
export const feeReferenceOf = (applicationNumber: string, codes: { budget_user_code: string; account_code: string }): string =>
  codes.budget_user_code === ''
    ? `SI00${codes.account_code}-${applicationNumber.replace(/\D/g, '')}`
    : referenceOf(applicationNumber, { reference_model: 'SI11', ...codes })

const digitsOf = (reference: string): string => reference.slice(4).replace(/-/g, '')

/**
 * Whether a payer wrote this reference. Blanks and hyphens do not matter; a payer who left the model out, or wrote SI00 or SI99 instead,
 * is understood when the digits are right.
 */
export const isSameReference = (written: string, reference: string): boolean => {
  const [given, ours] = [plainReference(written), plainReference(reference)]
  const hasModel = /^(SI|RF)\d{2}/.test(given)
  const digits = hasModel ? digitsOf(given) : given.replace(/-/g, '')
  const modelFits = !hasModel || [ours.slice(0, 4), 'SI00', 'SI99'].includes(given.slice(0, 4))
  return modelFits && digits !== '' && digits === digitsOf(ours)
}
