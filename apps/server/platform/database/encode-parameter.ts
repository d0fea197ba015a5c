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
