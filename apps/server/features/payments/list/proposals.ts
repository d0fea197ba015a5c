import { isSameName, numbersIn, writtenReferences } from '@dovolilnice/contract/money/bank/matching'
import type { ReferenceRule } from '@dovolilnice/contract/money/bank/reference'
import { type OpenApplication, type Proposal, type ProposalSign, proposalSigns } from '@dovolilnice/contract/payments/payment'
import { isPaymentActionLegal } from '@dovolilnice/contract/payments/payment-status'
import { foldTerm, searchWords } from '@dovolilnice/contract/search/fold-term'
import type { Db } from '../../../platform/database/db.ts'
import type { PaymentRecord } from '../payment-record.ts'
import { type PayableApplication, readAllPayables } from '../payable-queries.ts'

/** An application as a clerk sees it beside a payment. */
export const presentPayable = ({
  application_id: id,
  covers,
  number,
  name,
  fee_cents,
  open_cents,
  status,
}: PayableApplication): OpenApplication => ({ id, covers, number, name, fee_cents, open_cents, status })

/** What of a payment a clerk puts to something. */
type Waiting = Pick<
  PaymentRecord,
  | 'id'
  | 'status'
  | 'source'
  | 'direction'
  | 'currency'
  | 'cents'
  | 'kept_cents'
  | 'allocated_cents'
  | 'reason'
  | 'reversal'
  | 'to_see'
  | 'candidates'
  | 'reference'
  | 'purpose'
  | 'payer_name'
>

const most = 3
/** Shorter words say nothing about who somebody is: d. o. o., s. p. */
const shortestName = 3

const isFamilyName = (name: string, payer: string): boolean => {
  const last = searchWords(name)
    .filter((word) => word.length >= shortestName)
    .at(-1)
  return last !== undefined && searchWords(payer).includes(last)
}

const signsOf = (payment: Waiting, { number, name, plates, open_cents: open }: PayableApplication): ProposalSign[] => {
  const { payer_name: payer, purpose } = payment
  const written = foldTerm(purpose ?? '')
  const isSame = payer !== null && isSameName(name, payer)
  const holds: Record<ProposalSign, boolean> = {
    reference: writtenReferences(payment).flatMap(numbersIn).includes(number),
    plate: plates.some((plate) => written.includes(foldTerm(plate))),
    name: isSame,
    family_name: !isSame && payer !== null && isFamilyName(name, payer),
    amount: open === payment.kept_cents - payment.allocated_cents,
  }
  return proposalSigns.filter((sign) => holds[sign])
}

/** The earlier a sign stands in the list of signs, the more it says; what fits to the cent goes before what does not. */
const weightOf = ({ signs }: Proposal): number =>
  signs.reduce((sum, sign) => sum + 2 ** (proposalSigns.length - proposalSigns.indexOf(sign)), signs.includes('amount') ? 4 : 0)

/** Of one application the part that takes just this amount stands for both. */
const withoutOtherPart = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.filter(
    (one) => one.signs.includes('amount') || !proposals.some((other) => other.id === one.id && other.signs.includes('amount')),
  )

const proposalsOf = (payment: Waiting, payables: readonly PayableApplication[]): Proposal[] => {
  const open = payables
    .filter(({ open_cents: cents }) => cents > 0)
    .map((one) => ({ ...presentPayable(one), plates: one.plates, signs: signsOf(payment, one) }))
  const found = open.filter(({ id }) => payment.candidates.includes(id))
  // Where the matching found none: who owes just this much and has the payer's family name, or whose plate the payer wrote.
  const alike = open.filter(({ signs }) => signs.includes('amount') && signs.length > 1)
  return withoutOtherPart(found.length > 0 ? found : alike)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, most)
}

/** What each of these payments may be for, now: applications that have been paid meanwhile are proposed no more. By the payment's id. */
export const readProposals = async (db: Db, rule: ReferenceRule, payments: readonly Waiting[]): Promise<Map<string, Proposal[]>> => {
  const waiting = payments.filter((payment) => isPaymentActionLegal(payment, 'match'))
  if (waiting.length === 0) return new Map()
  const ids = waiting.flatMap(({ candidates }) => candidates)
  const amounts = [...new Set(waiting.map(({ kept_cents: kept, allocated_cents: allocated }) => kept - allocated))]
  const payables = await readAllPayables(db, rule, { ids, amounts })
  return new Map(waiting.map((payment) => [payment.id, proposalsOf(payment, payables)]))
}
