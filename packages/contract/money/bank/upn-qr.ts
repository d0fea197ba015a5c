import { plainIban } from './iban.ts'
import { plainReference } from './reference.ts'

/** Signs that a payer's name or the purpose may hold, without a form of their own in ISO-8859-2. */
const replacements: Readonly<Record<string, string>> = {
  ...{ '\u00a0': ' ', '–': '-', '—': '-', '‑': '-', '…': '...', '€': 'EUR', '‘': "'", '’': "'", '‚': "'" },
  ...{ '“': '"', '”': '"', '„': '"', '»': '"', '«': '"', '™': 'TM', '©': '(c)', '®': '(R)', º: 'o', ª: 'a' },
  ...{ Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ø: 'O', ø: 'o', Þ: 'Th', þ: 'th', ð: 'd', ı: 'i', ẞ: 'SS' },
}

/** The byte of each sign that a text may hold: those of ASCII, and the upper half of ISO-8859-2. */
const byteOf = new Map<string, number>()
for (const [from, to] of [
  [0x20, 0x7e],
  [0xa0, 0xff],
] as const)
  for (let byte = from; byte <= to; byte += 1) byteOf.set(new TextDecoder('iso-8859-2').decode(Uint8Array.of(byte)), byte)

const replaced = (sign: string): string => {
  const own = replacements[sign]
  if (own !== undefined) return own
  if (byteOf.has(sign)) return sign
  const base = sign.normalize('NFD').replace(/\p{M}/gu, '')
  return base !== '' && [...base].every((letter) => byteOf.has(letter)) ? base : '?'
}

/**
 * A text of one line in the signs of ISO-8859-2. What is missing there becomes what it is written as elsewhere: `–` a hyphen, `ñ` an n, `€`
 * EUR; letters of other scripts become `?`.
 */
export const inLatin2 = (text: string): string => [...text.normalize('NFC').replace(/\s+/g, ' ').trim()].map(replaced).join('')

/**
 * The bytes of a text in ISO-8859-2; line feeds are kept.
 * @throws RangeError for a sign that ISO-8859-2 does not have
 */
export const latin2Bytes = (text: string): Uint8Array =>
  Uint8Array.from([...text], (sign) => {
    const byte = sign === '\n' ? 0x0a : byteOf.get(sign)
    if (byte === undefined) throw new RangeError('a sign that ISO-8859-2 does not have')
    return byte
  })

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
