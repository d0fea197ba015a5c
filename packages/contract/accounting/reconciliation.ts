import { keysOf } from '../keys-of.ts'
import type { Text } from '../locale.ts'

/** The accounts that a bookkeeper brings to what lies there: money, what payers owe, and what came and is put to nothing. */
export const reconciledPlaces = [
  'bank',
  'cash',
  'cash_in_transit',
  'card_terminal',
  'card_online',
  'machine_coins',
  'receivables',
  'unallocated',
] as const
export type ReconciledPlace = (typeof reconciledPlaces)[number]

/**
 * What a balance is made of.
 *
 * - `statement`: what the bank says that lies on the account, at its last statement.
 * - `statement_opening`: what lay there before the first one, with minus.
 * - `own_outgoing`: what the town spends otherwise, which the journal does not book.
 * - `without_balances`: movements of statements without balances, from before the first or after the last one with them.
 * - `removed`: movements that a clerk has removed; the bank counts them.
 * - `drawer`: what must lie in a drawer.
 * - `closing`, `change_money`: cash between a drawer and the bank.
 * - `payment`: a card that is not paid out; at what is put to nothing, what is left of a payment, or what a bank took back.
 * - `refund`: one to a card that is not settled with the provider, or one without its movement.
 * - `emptying`: coins that the bank does not have yet.
 * - `application`: what its payer owes.
 * - `opening`: cards and coins whose payouts came before movements of the bank cleared them.
 */
export const reconciledItemLabels = {
  statement: { sl: 'Stanje po zadnjem izpisku', en: 'Balance of the last statement' },
  statement_opening: { sl: 'Stanje pred prvim izpiskom', en: 'Balance before the first statement' },
  own_outgoing: { sl: 'Drugi odlivi občine', en: 'What the town spends otherwise' },
  without_balances: { sl: 'Prometi izpiskov brez stanj', en: 'Movements of statements without balances' },
  removed: { sl: 'Odstranjena plačila', en: 'Payments that were removed' },
  drawer: { sl: 'V predalu', en: 'In the drawer' },
  closing: { sl: 'Polog na poti', en: 'Deposit on the way' },
  change_money: { sl: 'Menjalni denar', en: 'Change money' },
  payment: { sl: 'Plačilo', en: 'Payment' },
  refund: { sl: 'Vračilo', en: 'Refund' },
  emptying: { sl: 'Praznjenje', en: 'Emptying' },
  application: { sl: 'Vloga', en: 'Application' },
  opening: { sl: 'Nakazano pred vodenjem poravnav', en: 'Paid out before clearings were kept' },
} satisfies Record<string, Text>
export type ReconciledItemKind = keyof typeof reconciledItemLabels
export const reconciledItemKinds = keysOf(reconciledItemLabels)
