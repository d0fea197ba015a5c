import {
  dayOf,
  decodeText,
  type KeylessEntry,
  type Statement,
  StatementError,
  type StatementFile,
  unsignedCentsOf,
  withKeys,
  xmlEncoding,
} from './statement.ts'
import { entriesOf, isBooked, transactionOf, type Transaction } from './camt-entry.ts'
import { elementAt, readXml, textAt, type XmlElement } from './xml-elements.ts'

/** The versions that were tried: they differ in where a status and a party's name stand. */
const namespaces = /^urn:iso:std:iso:20022:tech:xsd:(camt\.053\.001\.(?:02|04|08))$/

/** A file of a year of a large town has fewer. */
export const mostEntries = 50_000

/** The depth of the elements in a document: Document, BkToCstmrStmt, Stmt, Ntry, NtryDtls, TxDtls. */
const depthOf = { statement: 3, entry: 4, transaction: 6 }

/** Opening and closing balance: booked, else the one that opens or closes the page of a longer statement. */
const balanceNamed = (statement: XmlElement, ...codes: string[]): XmlElement | undefined => {
  const balances = statement.children.filter(({ name }) => name === 'Bal')
  const codeOf = (balance: XmlElement) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') ?? ''
  return codes.map((code) => balances.find((balance) => codeOf(balance) === code)).find((balance) => balance !== undefined)
}

const balanceOf = (statement: XmlElement, ...codes: string[]): number | null => {
  const found = balanceNamed(statement, ...codes)
  const amount = textAt(found, 'Amt')
  if (amount === undefined) return null
  return textAt(found, 'CdtDbtInd') === 'DBIT' ? -unsignedCentsOf(amount) : unsignedCentsOf(amount)
}

const accountOf = (statement: XmlElement): string => {
  const account = elementAt(statement, 'Acct', 'Id')
  const iban = textAt(account, 'IBAN') ?? textAt(account, 'Othr', 'Id')
  if (iban === undefined) throw new StatementError('statement_incomplete')
  return iban.replace(/\s/g, '').toUpperCase()
}

/** The days of a statement: by its head where it says them, otherwise by its movements. */
const daysOf = (statement: XmlElement, entries: readonly KeylessEntry[]) => {
  const at = (element: XmlElement | undefined, ...path: string[]): string | null => {
    const written = textAt(element, ...path, 'Dt') ?? textAt(element, ...path, 'DtTm') ?? textAt(element, ...path)
    return written === undefined ? null : dayOf(written)
  }
  const closing = balanceNamed(statement, 'CLBD')
  const booked = entries.map(({ booked_on: day }) => day).toSorted()
  const until = at(closing, 'Dt') ?? booked.at(-1) ?? at(statement, 'FrToDt', 'ToDtTm')
  return { from_on: at(statement, 'FrToDt', 'FrDtTm') ?? booked.at(0) ?? until, until_on: until }
}

const sequenceOf = (statement: XmlElement): number | null => {
  const written = textAt(statement, 'ElctrncSeqNb') ?? textAt(statement, 'LglSeqNb') ?? ''
  return /^\d{1,9}$/.test(written) ? Number(written) : null
}

const statementOf = (statement: XmlElement, read: { entries: readonly KeylessEntry[]; notBooked: number }): Statement => {
  const iban = accountOf(statement)
  return {
    bank_id: textAt(statement, 'Id')?.slice(0, 140) ?? null,
    iban,
    currency: textAt(statement, 'Acct', 'Ccy') ?? null,
    opening_cents: balanceOf(statement, 'OPBD', 'PRCD'),
    closing_cents: balanceOf(statement, 'CLBD'),
    ...daysOf(statement, read.entries),
    sequence_nr: sequenceOf(statement),
    not_booked: read.notBooked,
    entries: withKeys(iban, read.entries),
  }
}

/** Collects statements while the document passes by: each movement and each payment is read when it ends, then dropped. */
const collector = () => {
  const statements: Statement[] = []
  let transactions: Transaction[] = []
  let read: { entries: KeylessEntry[]; notBooked: number } = { entries: [], notBooked: 0 }
  let total = 0
  const endEntry = (entry: XmlElement): void => {
    if (isBooked(entry)) for (const one of entriesOf(entry, transactions)) read.entries.push(one)
    else read.notBooked += 1
    transactions = []
  }
  const end = (element: XmlElement, depth: number): boolean => {
    if (depth === depthOf.transaction && element.name === 'TxDtls') {
      if (++total > mostEntries) throw new StatementError('statement_too_large')
      transactions.push(transactionOf(element))
    } else if (depth === depthOf.entry && element.name === 'Ntry') {
      if (++total > 2 * mostEntries) throw new StatementError('statement_too_large')
      endEntry(element)
    } else if (depth === depthOf.statement && element.name === 'Stmt') {
      statements.push(statementOf(element, read))
      read = { entries: [], notBooked: 0 }
    } else return depth > depthOf.statement
    return false
  }
  return { statements, end }
}

/**
 * Reads a bank statement (camt.053, versions 02, 04 and 08), part by part and without holding the document.
 * @throws StatementError with what is wrong with the file
 */
export const readCamt = async (parts: AsyncIterable<Uint8Array>): Promise<StatementFile> => {
  let format = ''
  const { statements, end } = collector()
  const root = (name: string, namespace: string): void => {
    format = namespaces.exec(namespace)?.[1] ?? ''
    if (name !== 'Document' || format === '') throw new StatementError('statement_other')
  }
  await readXml(decodeText(parts, xmlEncoding), { root, end })
  if (statements.length === 0) throw new StatementError('statement_empty')
  return { format, statements }
}
