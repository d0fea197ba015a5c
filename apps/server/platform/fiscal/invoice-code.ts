import { localDateTimeOf } from '@dovolilnice/contract/primitives/local-day'

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
