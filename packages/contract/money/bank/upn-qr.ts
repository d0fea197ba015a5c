import { plainIban } from './iban.ts'
import { inLatin2 } from './latin-2.ts'
import { plainReference } from './reference.ts'

/** Who pays or is paid, as the lines of a payment slip. */
export interface SlipParty {
  name: string
  street: string
  /** Post code and place. */
  place: string
}

/** What a UPN payment slip says. Amounts are cents. */
export interface UpnSlip {
  payer: SlipParty
  recipient: SlipParty
  cents: number
  /** Four letters of the banks' list, such as GOVT or OTHR. */
  purpose_code: string
  purpose: string
  /** `YYYY-MM-DD`. */
  due_on: string | null
  iban: string
  /** With its model. */
  reference: string
}

/** The longest texts of the standard, in characters. */
const longest = { party: 33, purpose: 42 } as const

/** A text as the slip may hold it: in ISO-8859-2, cut to its length, without blanks at its ends. */
const fitted = (text: string, length: number): string => inLatin2(text).slice(0, length).trim()

const fittedParty = ({ name, street, place }: SlipParty): SlipParty => ({
  name: fitted(name, longest.party),
  street: fitted(street, longest.party),
  place: fitted(place, longest.party),
})

/** A slip whose texts are cut and spelled as both its print and its code show them. */
export const slipWithinLimits = (slip: UpnSlip): UpnSlip => ({
  ...slip,
  payer: fittedParty(slip.payer),
  recipient: fittedParty(slip.recipient),
  purpose: fitted(slip.purpose, longest.purpose),
  iban: plainIban(slip.iban),
  reference: plainReference(slip.reference),
})

/** `2027-01-31` → `31.01.2027`. */
export const slipDay = (day: string): string => day.split('-').toReversed().join('.')

/** The amount as it is printed: `***1.628,45`. */
export const slipAmount = (cents: number): string => {
  const euros = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `***${euros},${String(cents % 100).padStart(2, '0')}`
}

/** Signs of the amount in the code. */
const amountLength = 11

/**
 * The nineteen fields of a record and their control sum, each ended by a line feed.
 * @param fields the first nineteen fields, already cut to their lengths
 */
export const upnQrRecord = (fields: readonly string[]): string => {
  const length = fields.reduce((sum, field) => sum + field.length, fields.length)
  return [...fields, String(length).padStart(3, '0'), ''].join('\n')
}

/**
 * The text of a UPN QR code: the form of a registered issuer by the instructions of Združenje bank Slovenije (2017). It has only signs of
 * ISO-8859-2, in which the code must be encoded.
 * @throws RangeError for an amount that does not fit
 */
export const upnQrText = (slip: UpnSlip): string => {
  const { payer, recipient, cents, purpose_code: code, purpose, due_on: due, iban, reference } = slipWithinLimits(slip)
  const amount = String(cents).padStart(amountLength, '0')
  if (!Number.isInteger(cents) || cents < 0 || amount.length > amountLength) throw new RangeError('an amount that no slip holds')
  const from = ['UPNQR', '', '', '', '', payer.name, payer.street, payer.place]
  const what = [amount, '', '', code, purpose, due === null ? '' : slipDay(due)]
  return upnQrRecord([...from, ...what, iban, reference, recipient.name, recipient.street, recipient.place])
}
