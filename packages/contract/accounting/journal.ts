import { keysOf } from '../keys-of.ts'
import { netLines } from '../money/net-lines.ts'
import { type MoneyLine, sumOf } from '../money/money-line.ts'
import type { LedgerRole } from './ledger-accounts.ts'
import type { Text } from '../locale.ts'

/** What an entry of the journal records. `allocation`: a payment is put to an application, or taken from it; `removal`: it was recorded by mistake; `takings`: a coin machine was emptied; `clearing`: cards or coins arrived at the bank; `drawer`: cash left or entered a drawer beside payments, or arrived at the bank. */
export const journalEntryLabels = {
  invoice: { sl: 'Račun', en: 'Invoice' },
  storno: { sl: 'Storno računa', en: 'Invoice taken back' },
  credit: { sl: 'Dobropis', en: 'Credit note' },
  payment: { sl: 'Plačilo', en: 'Payment' },
  reversal: { sl: 'Plačilo vzeto nazaj', en: 'Payment taken back' },
  removal: { sl: 'Plačilo odstranjeno', en: 'Payment removed' },
  allocation: { sl: 'Razporeditev plačila', en: 'Payment put to an application' },
  refund: { sl: 'Vračilo', en: 'Refund' },
  takings: { sl: 'Praznjenje parkomata', en: 'Emptying of a coin machine' },
  drawer: { sl: 'Blagajna', en: 'Drawer' },
  clearing: { sl: 'Izplačilo kartic ali kovancev', en: 'Payout of cards or coins' },
} satisfies Record<string, Text>
export type JournalEntryKind = keyof typeof journalEntryLabels
export const journalEntryKinds = keysOf(journalEntryLabels)

/** What stands behind an entry or a balance, and can be looked at. */
export const bookedRecordTypes = ['invoice', 'payment', 'refund', 'emptying', 'closing', 'drawer', 'application'] as const
export interface BookedRecord {
  type: (typeof bookedRecordTypes)[number]
  id: string
}

/** Where an amount is booked: at a role, or as income of a kind of permit. */
export type LedgerPlace = LedgerRole | `kind:${string}`

/** An amount in cents on one side; negative for what takes an earlier booking back, on the same side as that one. */
export interface Booking {
  place: LedgerPlace
  side: 'debit' | 'credit'
  cents: number
}

/** The line that an exemption takes something off: of its rate, of its amount where there is one, otherwise the first. */
const exempted = (lines: readonly MoneyLine[], { cents, vat_basis_points: rate }: MoneyLine): MoneyLine | undefined => {
  const sameRate = lines.filter(({ code, vat_basis_points }) => code !== 'exemption' && vat_basis_points === rate)
  return sameRate.find((line) => line.cents === -cents) ?? sameRate[0]
}

const incomePlace = (line: MoneyLine, lines: readonly MoneyLine[], kindId: string): LedgerPlace => {
  const source = line.code === 'exemption' ? exempted(lines, line) : line
  return source?.code === 'administrative_fee' ? 'administrative_fee' : `kind:${kindId}`
}

/** An invoice, storno or credit note: what the payer owes against income without VAT by account, and the VAT. A storno has the same with minus. */
export const invoiceBookings = (lines: readonly MoneyLine[], kindId: string): Booking[] => {
  const gross = sumOf(lines)
  const income = new Map<LedgerPlace, number>()
  const net = netLines(lines)
  for (const [index, line] of lines.entries()) {
    const place = incomePlace(line, lines, kindId)
    income.set(place, (income.get(place) ?? 0) + (net[index] ?? 0))
  }
  const vat = gross - net.reduce((sum, cents) => sum + cents, 0)
  const bookings: Booking[] = [
    { place: 'receivables', side: 'debit', cents: gross },
    ...[...income].map(([place, cents]): Booking => ({ place, side: 'credit', cents })),
    { place: 'vat', side: 'credit', cents: vat },
  ]
  return bookings.filter(({ cents }) => cents !== 0)
}

/** What was counted in a coin machine: coins against income without VAT, and VAT. There is no invoice. */
export const takingsBookings = (counted: number, vat: number): Booking[] => {
  const bookings: Booking[] = [
    { place: 'machine_coins', side: 'debit', cents: counted },
    { place: 'machine_income', side: 'credit', cents: counted - vat },
    { place: 'vat', side: 'credit', cents: vat },
  ]
  return bookings.filter(({ cents }) => cents !== 0)
}

/** An amount from one place to another: debit the first, credit the second. */
export const transfer = (debit: LedgerPlace, credit: LedgerPlace, cents: number): Booking[] => [
  { place: debit, side: 'debit', cents },
  { place: credit, side: 'credit', cents },
]

/**
 * What a movement of the bank clears. Money that came was booked as a payment before and leaves what is not put to anything; what went out leaves the bank.
 * @param undone the same with minus
 */
export const clearingBookings = (
  place: LedgerRole,
  { net, fee, difference, isOut }: { net: number; fee: number; difference: number; isOut: boolean },
  undone: boolean,
): Booking[] => {
  const sides: [LedgerPlace, number][] = [
    [isOut ? 'bank' : 'unallocated', net],
    ['card_fees', fee],
    ['clearing_difference', difference],
    [place, -net - fee - difference],
  ]
  return sides
    .filter(([, cents]) => cents !== 0)
    .map(([at, cents]) => ({ place: at, side: cents > 0 ? 'debit' : 'credit', cents: Math.abs(cents) * (undone ? -1 : 1) }))
}

/** The sum of one side in cents. */
export const sumOfSide = (bookings: readonly Booking[], side: Booking['side']): number =>
  sumOf(bookings.filter((booking) => booking.side === side))
