import type { RuleName } from '@dovolilnice/contract/errors'
import { dividedReferences } from '@dovolilnice/contract/money/bank/reference'
import { createHash } from 'node:crypto'
import { isLocalDay, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { TextDecoder } from 'node:util'

/** One movement on the account as the bank tells it. A batch is one movement for each payer in it. */
export interface StatementEntry {
  /** The same for the same movement in every statement that holds it: uploads of overlapping statements record it once. */
  key: string
  direction: 'credit' | 'debit'
  /** Hundredths of the currency; never negative. */
  cents: number
  currency: string
  booked_on: string
  value_on: string | null
  payer_name: string | null
  payer_iban: string | null
  /** As it was written, for instance `SI12 2026000123X`; null where the bank gives none. */
  reference: string | null
  purpose: string | null
  /** The payer's own mark of the payment (EndToEndId); null where the file gives none. */
  payer_mark: string | null
  /** What the bank knows the movement and its payment by (AcctSvcrRef). */
  bank_references: string[]
  /** It takes back an earlier movement, in the other direction. */
  reversal: boolean
}

/** A statement of one account, from a file that may hold several. */
export interface Statement {
  /** The bank's own id of the statement; null in CSV. */
  bank_id: string | null
  /** Null where the file does not name the account (CSV). */
  iban: string | null
  /** Of the account; null where the file does not say. */
  currency: string | null
  /** Balances in cents; null where the file has none. */
  opening_cents: number | null
  closing_cents: number | null
  /** The days it covers; null where the file has none. */
  from_on: string | null
  until_on: string | null
  /** The bank's number of it, which counts in a year; null where there is none. */
  sequence_nr: number | null
  /** Movements that are announced but not booked; they are left out. */
  not_booked: number
  entries: StatementEntry[]
}

export interface StatementFile {
  /** `camt.053.001.08`, `csv`. */
  format: string
  statements: Statement[]
}

type StatementRule = Extract<RuleName, `statement_${string}` | `settlement_${string}`>

/** The file cannot be taken: nothing of it is recorded. `rule` is its sentence in `contract/errors.ts`. */
export class StatementError extends Error {
  override name = 'StatementError'
  readonly rule: StatementRule
  /** What the sentence is filled with, such as the line. */
  readonly values: Record<string, string | number>

  constructor(rule: StatementRule, values: Record<string, string | number> = {}) {
    super(rule)
    this.rule = rule
    this.values = values
  }
}

/** A movement before it has its key, with what the bank knows it by. */
export type KeylessEntry = Omit<StatementEntry, 'key'> & {
  /** The bank's reference of the movement (AcctSvcrRef); null where it gives none. */
  bank_reference: string | null
  /** The other party of what is taken back, where the file names both: the account itself may be either. */
  counterparty: Pick<StatementEntry, 'payer_name' | 'payer_iban'> | null
  /** The place in its batch, from 0; null for a movement of its own. */
  batch_index: number | null
}

/** What never differs between two statements with the same movement: the bank's reference or, without one, all that the bank tells. */
const identityOf = (iban: string, entry: KeylessEntry): unknown[] => {
  const { bank_reference: reference, batch_index: index, booked_on, direction, reversal, cents, currency } = entry
  const shared = [iban, booked_on, direction, reversal, cents, currency]
  if (reference !== null) return [...shared, 'bank', reference, index]
  // The first reference alone: only that one was read before payments with several were known.
  const [named = null] = dividedReferences(entry.reference)
  return [...shared, 'content', entry.payer_name, entry.payer_iban, named, entry.purpose, entry.payer_mark]
}

/** Banks write this where the payer gave the payment no mark. */
const noMark = /^(not ?provided|not ?available|none?|nonref|n\/a|0+)$/i

/** A movement as it is recorded: who is on the other side, which is never the account itself, and the mark only where it is one. */
const recorded = (iban: string, { bank_reference, batch_index, counterparty, payer_mark: mark, ...entry }: KeylessEntry) => ({
  ...entry,
  ...(counterparty !== null && (entry.payer_iban === iban || (entry.payer_iban ?? entry.payer_name) === null) && counterparty),
  payer_mark: mark === null || noMark.test(mark) ? null : mark,
})

/**
 * Gives the movements of one statement their keys. Two movements that are equal in everything are told apart by how many came before in the
 * statement: a statement has all movements of a day, so the same ones come in the same number and order in the next that holds this day.
 */
export const withKeys = (iban: string, entries: readonly KeylessEntry[]): StatementEntry[] => {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const identity = JSON.stringify(identityOf(iban, entry))
    const before = seen.get(identity) ?? 0
    seen.set(identity, before + 1)
    return { ...recorded(iban, entry), key: createHash('sha256').update(`${identity}#${before}`).digest('hex') }
  })
}

/**
 * An amount with a decimal point as hundredths: `8.85`, `8.850` and `8.85000` are 885. Never by way of a float.
 * @throws StatementError for a fraction of a cent, and for what is no amount, or one that no payment to a town has (a milliard and more)
 */
export const centsOf = (written: string): number => {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d{1,9})(?:\.(\d{1,17}))?$/.exec(written) ?? []
  if (whole === '' || /[1-9]/.test(fraction.slice(2))) throw new StatementError('statement_amount', { amount: written.slice(0, 40) })
  const cents = Number(whole + fraction.slice(0, 2).padEnd(2, '0'))
  return sign === '-' ? -cents : cents
}

/** An amount of ISO 20022, which never has a sign: the direction stands beside it. @throws StatementError as `centsOf` */
export const unsignedCentsOf = (written: string): number => {
  const cents = centsOf(written)
  if (/^[+-]/.test(written)) throw new StatementError('statement_amount', { amount: written.slice(0, 40) })
  return cents
}

/** A day of a year in which a bank books: not the 9999 that programs write for never. */
export const isBookable = (day: string): boolean => isLocalDay(day) && day >= '1990' && day < '2100'

/**
 * A day, or the local day of an instant (`2014-12-31T23:30:00Z` is 1 January here). Without a zone an instant is local, as banks mean it.
 * @throws StatementError for what is no day
 */
export const dayOf = (written: string): string => {
  const [, day = '', time, zone] = /^(\d{4}-\d\d-\d\d)(T[\d:.]+)?(Z|[+-]\d\d:\d\d)?$/.exec(written) ?? []
  if (!isBookable(day)) throw new StatementError('statement_day', { day: written.slice(0, 40) })
  if (time === undefined || zone === undefined) return day
  const instant = new Date(written)
  return Number.isNaN(instant.getTime()) ? day : localDayOf(instant)
}

const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/

/** The encoding that a document of XML names in its first bytes; UTF-8 where it names none. */
export const xmlEncoding = (head: Uint8Array): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return (
    declared.exec(
      Buffer.from(head.subarray(0, 200))
        .toString('latin1')
        .replace(/^\u00ef\u00bb\u00bf/, ''),
    )?.[1] ?? 'utf-8'
  )
}

const decoderOf = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new StatementError('statement_encoding', { encoding: encoding.slice(0, 40) })
  }
}

/**
 * Bytes as text, part by part.
 * @param encodingOf names the encoding by the first part
 * @throws StatementError for an encoding nobody knows, and for bytes that are no text in it
 */
export async function* decodeText(parts: AsyncIterable<Uint8Array>, encodingOf: (head: Uint8Array) => string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  const decode = (part?: Uint8Array): string => {
    try {
      return decoder?.decode(part, { stream: part !== undefined }) ?? ''
    } catch {
      throw new StatementError('statement_encoding', { encoding: decoder?.encoding ?? '' })
    }
  }
  for await (const part of parts) {
    decoder ??= decoderOf(encodingOf(part))
    yield decode(part)
  }
  yield decode()
}
