import { isSameName, writtenReferences } from '@dovolilnice/contract/money/bank/matching'
import { plainIban } from '@dovolilnice/contract/money/bank/iban'
import { isSameReference } from '@dovolilnice/contract/money/bank/reference'
import { addMonths } from '@dovolilnice/contract/primitives/local-day'
import { type Db, type Row, sql } from '../../../platform/database/db.ts'
import { allocatedCents, keptCents, type PaymentRecord } from '../payment-record.ts'

/** What is known of a payment, and of a movement that takes one back. */
export type Named = Pick<Row<'payment'>, 'payer_name' | 'payer_iban' | 'reference' | 'purpose' | 'payer_mark' | 'bank_references'>
export type Movement = Named & Pick<Row<'payment'>, 'source' | 'cents' | 'currency' | 'booked_on'>

/** What a movement takes back: the payments that it may mean, and whether it means the only one of them for certain. */
export interface Reversed<Payment> {
  payments: Payment[]
  certain: boolean
}

const sameIban = (one: Named, other: Named): boolean =>
  one.payer_iban !== null && other.payer_iban !== null && plainIban(one.payer_iban) === plainIban(other.payer_iban)
const sameName = (one: Named, other: Named): boolean =>
  one.payer_name !== null && other.payer_name !== null && isSameName(one.payer_name, other.payer_name)
const isSamePayer = (one: Named, other: Named): boolean => sameIban(one, other) && sameName(one, other)
const isOtherPayer = (one: Named, other: Named): boolean => one.payer_iban !== null && other.payer_iban !== null && !sameIban(one, other)

/** What names the first payment, the surest first: the payer's mark, what the bank knows it by, the reference. */
const marks: readonly ((movement: Named, payment: Named) => boolean)[] = [
  ({ payer_mark: mark }, payment) => mark !== null && mark === payment.payer_mark,
  ({ bank_references: given }, payment) => given.some((one) => payment.bank_references.includes(one)),
  (movement, payment) => {
    const given = writtenReferences(payment)
    return writtenReferences(movement).some((one) => given.some((reference) => isSameReference(one, reference)))
  },
]

/**
 * Which payment a movement takes back. What names it decides, then the payer by account and name together. Words never do: half a town writes
 * the same. Several, or one that another account paid, is for a clerk to judge.
 * @param payments those of the same amount that were not taken back
 */
export const judgeReversed = <Payment extends Named>(movement: Named, payments: readonly Payment[]): Reversed<Payment> => {
  const named = marks.map((fits) => payments.filter((one) => fits(movement, one))).filter((found) => found.length > 0)
  const agreed = named.reduce<readonly Payment[]>((left, found) => left.filter((one) => found.includes(one)), payments)
  const meant = named.length > 0 && agreed.length > 0 ? agreed : payments.filter((one) => isSamePayer(movement, one))
  const ofPayer = meant.filter((one) => isSamePayer(movement, one))
  const [only, ...others] = ofPayer.length > 0 ? ofPayer : meant
  const disagree = named.length > 0 && agreed.length === 0
  if (only !== undefined && others.length === 0 && !disagree && !isOtherPayer(movement, only)) return { payments: [only], certain: true }
  const near = payments.filter((one) => sameIban(movement, one) || sameName(movement, one))
  return { payments: [...new Set([...named.flat(), ...near])], certain: false }
}

/** A bank takes back what it brought, and a card what it paid, thirteen months later at most (SEPA); a bank whole, a card also in part. */
const mayBeReversed = (db: Db, { source, cents, currency, booked_on: day }: Movement) =>
  db
    .selectFrom('payment')
    .where('source', '=', source)
    .where('direction', '=', 'credit')
    .where('status', 'not in', ['reversed', 'removed'])
    .where('cents', source === 'card_online' ? '>=' : '=', cents)
    .where('currency', '=', currency)
    .where('booked_on', '<=', day)
    .where('booked_on', '>=', addMonths(day, -13))

/** Which payment a movement takes back, as the database stands. */
export const findReversed = async (db: Db, movement: Movement): Promise<Reversed<PaymentRecord>> => {
  const { payer_mark: mark, bank_references: references, payer_iban: iban, payer_name: name } = movement
  const digits = writtenReferences(movement)
    .map((one) => one.replace(/^\s*(SI|RF)\s?\d\d/i, '').replace(/\D/g, ''))
    .filter((one) => one !== '')
  const found = await mayBeReversed(db, movement)
    .selectAll('payment')
    .select([allocatedCents.as('allocated_cents'), keptCents.as('kept_cents')])
    .where((is) =>
      is.or([
        is('payer_mark', '=', mark ?? ''),
        is('payer_name', '=', name ?? ''),
        sql<boolean>`payment.bank_references && ${references}::text[]`,
        sql<boolean>`replace(payment.payer_iban, ' ', '') = ${plainIban(iban ?? '')}`,
        sql<boolean>`regexp_replace(concat(reference, ' ', purpose), '[^0-9]', '', 'g') like any(${digits.map((one) => `%${one}%`)}::text[])`,
      ]),
    )
    .orderBy('booked_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return judgeReversed(movement, found)
}

/** All of the amount that the bank may have taken back, the last first: what a clerk chooses from. */
export const mayReverse = (db: Db, movement: Movement) =>
  mayBeReversed(db, movement).select('id').orderBy('booked_on', 'desc').orderBy('id', 'desc').limit(20).execute()
