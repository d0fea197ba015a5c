import { dayOf, type KeylessEntry, StatementError, unsignedCentsOf } from './statement.ts'
import { joinReferences } from '@dovolilnice/contract/money/bank/reference'
import { elementAt, textAt, type XmlElement } from './xml-elements.ts'

/** One payment in a movement (TxDtls), as it is kept until its movement ends. */
export interface Transaction {
  /** Null where the bank names the amount for the movement only. */
  amount: { written: string; currency: string } | null
  /** Of its own, from version 04 on; null: that of its movement. */
  direction: 'credit' | 'debit' | null
  parties: { payer: Party; payee: Party }
  reference: string | null
  purpose: string | null
  bank_reference: string | null
  payer_mark: string | null
}

interface Party {
  name: string | null
  iban: string | null
}

const longest = { name: 140, text: 1000, reference: 140 }
const cut = (text: string | undefined, length: number): string | null => text?.slice(0, length) ?? null

/** From version 08 on a party's name stands one level deeper. */
const partyOf = (transaction: XmlElement, party: string): Party => ({
  name: cut(
    textAt(transaction, 'RltdPties', party, 'Nm') ??
      textAt(transaction, 'RltdPties', party, 'Pty', 'Nm') ??
      textAt(transaction, 'RltdPties', `Ultmt${party}`, 'Nm') ??
      textAt(transaction, 'RltdPties', `Ultmt${party}`, 'Pty', 'Nm'),
    longest.name,
  ),
  iban: cut(
    textAt(transaction, 'RltdPties', `${party}Acct`, 'Id', 'IBAN')?.replace(/\s/g, '') ??
      textAt(transaction, 'RltdPties', `${party}Acct`, 'Id', 'Othr', 'Id'),
    34,
  ),
})

const directionOf = (written: string | undefined): 'credit' | 'debit' | null =>
  written === 'CRDT' ? 'credit' : written === 'DBIT' ? 'debit' : null

const amountOf = (transaction: XmlElement): Transaction['amount'] => {
  const amount = elementAt(transaction, 'Amt') ?? elementAt(transaction, 'AmtDtls', 'TxAmt', 'Amt')
  return amount === undefined ? null : { written: amount.text.trim(), currency: amount.attributes.Ccy ?? '' }
}

/** The references of a payment: one transfer may pay several debts. */
const referenceOf = (transaction: XmlElement): string | undefined => {
  const given = (elementAt(transaction, 'RmtInf')?.children ?? [])
    .filter(({ name }) => name === 'Strd')
    .flatMap((structured) => textAt(structured, 'CdtrRefInf', 'Ref') ?? [])
  return joinReferences([...new Set(given)].map((one) => one.slice(0, longest.reference))) || undefined
}

/** What the payer wrote in words, over all parts of the remittance information. */
const purposeOf = (transaction: XmlElement): string | undefined => {
  const lines = (elementAt(transaction, 'RmtInf')?.children ?? []).flatMap((part) =>
    part.name === 'Ustrd' ? [textAt(part)] : [textAt(part, 'AddtlRmtInf')],
  )
  return lines.filter(Boolean).join(' ') || textAt(transaction, 'AddtlTxInf')
}

/** The facts of one payment. */
export const transactionOf = (transaction: XmlElement): Transaction => ({
  amount: amountOf(transaction),
  direction: directionOf(textAt(transaction, 'CdtDbtInd')),
  parties: { payer: partyOf(transaction, 'Dbtr'), payee: partyOf(transaction, 'Cdtr') },
  reference: cut(referenceOf(transaction), longest.text),
  purpose: cut(purposeOf(transaction), longest.text),
  bank_reference: cut(textAt(transaction, 'Refs', 'AcctSvcrRef'), longest.reference),
  payer_mark: cut(textAt(transaction, 'Refs', 'EndToEndId') ?? textAt(transaction, 'Refs', 'TxId'), longest.reference),
})

/** A movement without its payments. @throws StatementError where it lacks its amount, direction or day */
const movementOf = (entry: XmlElement) => {
  const amount = elementAt(entry, 'Amt')
  const direction = directionOf(textAt(entry, 'CdtDbtInd'))
  const booked = textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? textAt(entry, 'ValDt', 'Dt')
  const value = textAt(entry, 'ValDt', 'Dt') ?? textAt(entry, 'ValDt', 'DtTm')
  if (amount === undefined || direction === null || booked === undefined) throw new StatementError('statement_incomplete')
  return {
    cents: unsignedCentsOf(amount.text.trim()),
    currency: amount.attributes.Ccy ?? '',
    direction,
    booked_on: dayOf(booked),
    value_on: value === undefined ? null : dayOf(value),
    reversal: textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1',
  }
}

/** The payments of a batch with their own amounts; null where these do not add up to the movement, which is then one payment. */
const batchOf = (movement: ReturnType<typeof movementOf>, transactions: readonly Transaction[]) => {
  const parts = transactions.flatMap(({ amount, direction }) =>
    amount?.currency === movement.currency ? [{ cents: unsignedCentsOf(amount.written), direction: direction ?? movement.direction }] : [],
  )
  const sum = parts.reduce((sum, part) => sum + (part.direction === movement.direction ? part.cents : -part.cents), 0)
  return parts.length === transactions.length && sum === movement.cents ? parts : null
}

/** Whether the bank has booked the movement: `Sts` is a word in version 02 and has a code in 08. */
export const isBooked = (entry: XmlElement): boolean => (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK') === 'BOOK'

const named = (movement: { direction: 'credit' | 'debit'; reversal: boolean }, transaction: Transaction | undefined) => {
  const { payer, payee } = transaction?.parties ?? {}
  // Of what goes out, the other side is the payee. What is taken back may name both as the first payment did.
  const [other, second] = movement.direction === 'credit' ? [payer, payee] : [payee, payer]
  return {
    counterparty: movement.reversal && second !== undefined ? { payer_name: second.name, payer_iban: second.iban } : null,
    payer_name: other?.name ?? null,
    payer_iban: other?.iban ?? null,
    reference: transaction?.reference ?? null,
    purpose: transaction?.purpose ?? null,
    payer_mark: transaction?.payer_mark ?? null,
  }
}

const referencesOf = (...given: (string | null | undefined)[]): string[] => [...new Set(given.filter((one) => typeof one === 'string'))]

/**
 * A movement as payments: one for each payer of a batch. The amount of a single payment is the movement's, which is what the account got.
 * @throws StatementError where the movement lacks its amount, direction or day
 */
export const entriesOf = (entry: XmlElement, transactions: readonly Transaction[]): KeylessEntry[] => {
  const movement = movementOf(entry)
  const bankReference = cut(textAt(entry, 'AcctSvcrRef'), longest.reference)
  const parts = transactions.length > 1 ? batchOf(movement, transactions) : null
  if (parts === null) {
    const [only] = transactions.length === 1 ? transactions : []
    const purpose = cut(textAt(entry, 'AddtlNtryInf'), longest.text)
    const facts = named(movement, only)
    return [
      {
        ...movement,
        ...facts,
        purpose: facts.purpose ?? purpose,
        bank_reference: bankReference ?? only?.bank_reference ?? null,
        bank_references: referencesOf(bankReference, only?.bank_reference),
        batch_index: null,
      },
    ]
  }
  return transactions.map((transaction, index) => {
    const part = { ...movement, ...parts[index] }
    const own = transaction.bank_reference
    return {
      ...part,
      ...named(part, transaction),
      bank_reference: own ?? bankReference,
      bank_references: referencesOf(bankReference, own),
      batch_index: own === null ? index : null,
    }
  })
}
