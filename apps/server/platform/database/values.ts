/** A parameter for both engines: PostgreSQL's text form, or null. */
export type WireParameter = string | null

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`

const encodeItem = (value: unknown): string => {
  if (Array.isArray(value)) return encodeArray(value)
  const text = encodeParameter(value)
  return text === null ? 'NULL' : quoted(text)
}

const encodeArray = (values: readonly unknown[]): string => `{${values.map(encodeItem).join(',')}}`

/**
 * Writes a parameter in PostgreSQL's text form, so that the drivers' different conversions are not used.
 * An array becomes a PostgreSQL array: a jsonb parameter that is an array must be passed through JSON.stringify.
 */
export const encodeParameter = (value: unknown): WireParameter => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return encodeArray(value)
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

/**
 * The conversion of database values to TypeScript, for both engines.
 * The drivers disagree (bigint as text or number, date as local midnight or UTC), so neither's own parsers are used.
 */

const number = (text: string): number => Number(text)
const same = (text: string): string => text
const json = (text: string): unknown => JSON.parse(text)
const instant = (text: string): Date | number => (text === 'infinity' ? Infinity : text === '-infinity' ? -Infinity : new Date(text))
const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.slice(2), 'hex'))

/** By PostgreSQL type OID. Types that are not here come as the text PostgreSQL writes. */
const scalars: Record<number, (text: string) => unknown> = {
  16: (text) => text === 't',
  17: bytes,
  20: number,
  21: number,
  23: number,
  26: number,
  114: json,
  700: number,
  701: number,
  1082: same,
  1114: same,
  1184: instant,
  1186: same,
  1700: number,
  3802: json,
}

/** The element's OID by the array's OID. */
const elements: Record<number, number> = {
  199: 114,
  1000: 16,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
}

const item = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/gs

/** One-dimensional array literals only: the product's tables hold no others. */
const parseArray = (text: string, parse: (item: string) => unknown): unknown[] =>
  [...text.matchAll(item)].map(([, quoted, plain]) => {
    if (quoted !== undefined) return parse(quoted.replace(/\\(.)/gs, '$1'))
    return plain === 'NULL' ? null : parse(plain ?? '')
  })

/** The parser of a type's text form. */
export const valueParser = (oid: number): ((text: string) => unknown) => {
  const element = elements[oid]
  if (element === undefined) return scalars[oid] ?? same
  const parse = scalars[element] ?? same
  return (text) => parseArray(text, parse)
}

/** All types that are not plain text, for an engine that wants a table of them. */
export const valueParsers: Record<number, (text: string) => unknown> = Object.fromEntries(
  [...Object.keys(scalars), ...Object.keys(elements)].map((oid) => [oid, valueParser(Number(oid))]),
)
