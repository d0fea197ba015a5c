import { createHash, type KeyObject, sign } from 'node:crypto'
import { localDateTimeOf } from '@dovolilnice/contract/primitives/local-day'

/** What makes an invoice one of its kind; from it follow the ZOI and the code on the paper. */
export interface InvoiceMark {
  /** Eight digits, without the prefix SI. */
  tax_number: string
  issued_at: Date
  premise: string
  device: string
  /** The number within its series, without leading zeros. */
  sequence: number
  total_cents: number
}

/** Cents as the tax authority writes an amount: a point and two decimals, `-321.45`. */
export const decimalOf = (cents: number): string => (cents / 100).toFixed(2)

/**
 * The text that the ZOI is made of: tax number, `dd.MM.yyyy HH:mm:ss` by the wall clock here, number, premises, device and amount,
 * without anything between them (Technical specifications for fiscal verification, chapter 10). The tax authority cannot recompute a ZOI,
 * so a wrong recipe is refused by nobody before an inspection.
 */
export const zoiBase = ({
  tax_number: taxNumber,
  issued_at: issuedAt,
  premise,
  device,
  sequence,
  total_cents: cents,
}: InvoiceMark): string => {
  const [day = '', time = ''] = localDateTimeOf(issuedAt).split('T')
  return `${taxNumber}${day.split('-').toReversed().join('.')} ${time}${sequence}${premise}${device}${decimalOf(cents)}`
}

/** The protective mark of the issuer (ZOI): 32 hexadecimal digits that only the owner of the key can make, the same each time. */
export const zoiOf = (key: KeyObject, mark: InvoiceMark): string =>
  createHash('md5')
    .update(sign('sha256', Buffer.from(zoiBase(mark), 'utf8'), key))
    .digest('hex')

const zoiDigits = 39

/** The sum of the digits modulo 10, not Luhn's. */
const controlDigit = (digits: string): number => [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 10

/**
 * The 60 digits printed under the ZOI as a QR code: the ZOI in decimal (39), the tax number (8), `yyMMddHHmmss` by the wall clock here,
 * and a control digit (Technical specifications for fiscal verification, chapter 11).
 */
export const invoiceCode = (zoi: string, taxNumber: string, issuedAt: Date): string => {
  const decimal = BigInt(`0x${zoi}`).toString().padStart(zoiDigits, '0')
  const stamp = localDateTimeOf(issuedAt).replaceAll(/\D/g, '').slice(2)
  const digits = `${decimal}${taxNumber}${stamp}`
  return `${digits}${controlDigit(digits)}`
}

/** Whether 60 digits end with the right control digit. */
export const isInvoiceCode = (code: string): boolean => /^\d{60}$/.test(code) && controlDigit(code.slice(0, -1)) === Number(code.at(-1))
