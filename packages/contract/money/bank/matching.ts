import { searchWords } from '../../search/fold-term.ts'
import { checkDigitOf, dividedReferences, isSameReference, plainReference } from './reference.ts'

export interface PaymentFacts {
  direction: 'credit' | 'debit'
  cents: number
  currency: string
  reversal: boolean
  reference: string | null
  purpose: string | null
  payer_name: string | null
}

/** What of an application a payment pays: the price of the permit, or the administrative fee, which has a reference of its own. */
export const paidParts = ['price', 'administrative_fee'] as const
export type PaidPart = (typeof paidParts)[number]

/** A part of an application as payments are matched to it. */
export interface Payable {
  covers: PaidPart
  application_id: string
  number: string
  /** The reference on its payment slip. */
  reference: string
  name: string
  /** What is still to be paid, in cents; 0 when nothing may be paid now. */
  open_cents: number
  /** It is not decided yet: what comes for it waits for the decision. */
  is_undecided?: boolean
}

export interface Allocation {
  application_id: string
  covers: PaidPart
  cents: number
}

/** The statuses that matching decides; a person or a later event may set others. */
export type MatchStatus = 'matched' | 'ambiguous' | 'underpaid' | 'overpaid' | 'early' | 'unknown' | 'foreign' | 'reversed' | 'ignored'

export interface Match {
  status: MatchStatus
  allocations: Allocation[]
  /** Applications that it may be for, to propose to a clerk; also the one that is overpaid. */
  candidates: string[]
}

/** References and numbers of applications in free text; blanks inside them are not followed. */
const inText = [/\bSI\s?\d{2}\s*[\d-]{4,30}/gi, /\bV-\d{4}-\d{6}\b/gi, /(?<![\d-])\d{10,13}(?![\d-])/g]

/** What a payer may have written as the reference: in its field, and in the words of the purpose. */
export const writtenReferences = ({ reference, purpose }: Pick<PaymentFacts, 'reference' | 'purpose'>): string[] => [
  ...dividedReferences(reference),
  ...inText.flatMap((pattern) => purpose?.match(pattern) ?? []),
]

/** The digits of a reference; a letter O among them is read as the zero that was meant. */
const digitsOf = (written: string): string =>
  plainReference(written)
    .replace(/^(SI|RF)[\dO]{2}/, '')
    .replace(/O/g, '0')
    .replace(/\D/g, '')

/** The numbers of applications that the digits of a reference may contain, right or wrong in the rest. */
export const numbersIn = (written: string): string[] => {
  const digits = digitsOf(written)
  const full = [...digits.matchAll(/(?=(20\d\d)(\d{6}))/g)].map(([, year, count]) => `V-${year}-${count}`)
  const [, year, count] = /(\d\d)(\d{6})$/.exec(digits) ?? []
  return [...new Set(year === undefined ? full : [...full, `V-20${year}-${count}`])]
}

/** The references by which an application is known, also when the town has chosen another model since its slip was made. */
const referencesOf = ({ number, reference, covers }: Payable): string[] => {
  if (covers === 'administrative_fee') return [reference]
  const digits = number.replace(/\D/g, '')
  return [reference, `SI00${digits}`, `SI12${digits}${checkDigitOf(digits)}`]
}

/**
 * What a payer named: by a reference, or by the number of the application, which alone means its price. A slip has both (the number stands in its
 * purpose), so the number says nothing more about an application whose reference is there.
 */
const meantBy = (written: readonly string[], payables: readonly Payable[]): Payable[] => {
  const isReferred = (payable: Payable) => written.some((one) => referencesOf(payable).some((reference) => isSameReference(one, reference)))
  const referred = new Set(payables.filter(isReferred))
  const ids = new Set([...referred].map(({ application_id: id }) => id))
  const isNumbered = ({ covers, application_id: id, number }: Payable) =>
    covers === 'price' && !ids.has(id) && written.some((one) => plainReference(one) === number)
  return payables.filter((payable) => referred.has(payable) || isNumbered(payable))
}

const wordsOf = (name: string): string => searchWords(name).toSorted().join(' ')

/** Whether two names have the same words, in any order and case: banks write the family name first. */
export const isSameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other) && wordsOf(one) !== ''

const sumOfOpen = (payables: readonly Payable[]): number => payables.reduce((sum, { open_cents: open }) => sum + open, 0)
const idsOf = (payables: readonly Payable[]): string[] => [...new Set(payables.map(({ application_id: id }) => id))]
const without = (status: MatchStatus, candidates: readonly Payable[] = []): Match => ({
  status,
  allocations: [],
  candidates: idsOf(candidates),
})

/** A payment for these applications: the whole fee of each when it is their sum, else as much as one alone takes. */
const forMeant = (cents: number, meant: readonly [Payable, ...Payable[]]): Match => {
  const [first, ...others] = meant
  const candidates = idsOf(meant)
  if (others.length > 0) {
    const pays = meant.every(({ open_cents: open }) => open > 0) && sumOfOpen(meant) === cents
    const allocations = meant.map(({ application_id, covers, open_cents }) => ({ application_id, covers, cents: open_cents }))
    return pays ? { status: 'matched', allocations, candidates } : without('ambiguous', meant)
  }
  const { application_id, covers, open_cents: open, is_undecided: undecided = false } = first
  if (undecided) return without('early', [first])
  const allocations = open === 0 ? [] : [{ application_id, covers, cents: Math.min(cents, open) }]
  return { status: cents === open ? 'matched' : cents < open ? 'underpaid' : 'overpaid', allocations, candidates }
}

/**
 * What a payment is for. The reference decides, then the amount; a name alone never books anything, it only proposes.
 * @param referred the applications whose numbers its references contain
 * @param alike other applications with just this amount to pay
 */
export const matchPayment = (payment: PaymentFacts, referred: readonly Payable[], alike: readonly Payable[] = []): Match => {
  const { direction, cents, currency, reversal, payer_name: payer } = payment
  if (direction === 'debit') return without(reversal ? 'reversed' : 'ignored')
  if (cents === 0) return without('ignored')
  const written = writtenReferences(payment)
  const [first, ...others] = meantBy(written, referred)
  if (currency !== 'EUR') return without('foreign', referred)
  if (reversal) return without('unknown', referred)
  if (first !== undefined) return forMeant(cents, [first, ...others])
  const named = payer === null ? [] : alike.filter(({ name, open_cents: open }) => open === cents && isSameName(name, payer))
  const proposed = [...referred, ...named.filter((one) => !referred.includes(one))]
  return proposed.length === 0 ? without('unknown') : without('ambiguous', proposed)
}

/** A key for one payable part of an application: what it covers with the id of the application. */
export const partKey = ({ application_id: id, covers }: Pick<Allocation, 'application_id' | 'covers'>): string => `${covers} ${id}`

/** Why a clerk's allocation cannot be made; undefined when it can. */
export type AllocationFault = 'nothing' | 'more_than_payment' | 'more_than_fee' | 'twice'

/**
 * Whether what is left of a payment may be put to applications like this: never more than is left, never more than a fee takes.
 * @param left cents of the payment that are not put to anything yet
 * @param open what each part of an application still takes, by `partKey`
 */
export const faultOfAllocations = (
  allocations: readonly Allocation[],
  left: number,
  open: ReadonlyMap<string, number>,
): AllocationFault | undefined => {
  if (allocations.length === 0 || allocations.some(({ cents }) => cents <= 0)) return 'nothing'
  if (new Set(allocations.map(partKey)).size < allocations.length) return 'twice'
  if (allocations.reduce((sum, { cents }) => sum + cents, 0) > left) return 'more_than_payment'
  return allocations.some((one) => one.cents > (open.get(partKey(one)) ?? 0)) ? 'more_than_fee' : undefined
}
