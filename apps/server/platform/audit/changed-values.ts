type Values = Record<string, unknown>

/** Fields whose values are never recorded, at any depth. */
const secret = /password|token|secret|hash|credential_key|idempotency_key/i

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Plain JSON without secrets: dates as ISO strings, undefined left out, keys sorted, because jsonb changes the order of keys. */
const clean = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(clean)
  if (!isValues(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([key, inner]) => (secret.test(key) ? [] : [[key, clean(inner)]])),
  )
}

const toValues = (given: object | undefined): Values | undefined => {
  const plain = given === undefined ? undefined : clean(JSON.parse(JSON.stringify(given)))
  return isValues(plain) ? plain : undefined
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left ?? null) === JSON.stringify(right ?? null)

const only = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.flatMap((key) => (key in values ? [[key, values[key]]] : [])))

/**
 * What the audit trail keeps of a change: of both states only the fields that differ; of a creation or deletion
 * the whole state. Passwords, tokens and hashes are left out.
 */
export const changedValues = (before: object | undefined, after: object | undefined): { before: Values | null; after: Values | null } => {
  const from = toValues(before)
  const to = toValues(after)
  if (!from || !to) return { before: from ?? null, after: to ?? null }
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((key) => !same(from[key], to[key]))
  return { before: only(from, keys), after: only(to, keys) }
}
