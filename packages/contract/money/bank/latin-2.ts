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
