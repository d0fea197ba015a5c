const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/**
 * The paths of texts that PostgreSQL refuses to store: with a NUL character or half a surrogate pair. No keyboard writes them.
 * @param value validated input, so no deeper than its schema
 */
export const unstorablePaths = (value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (isStorable(key) ? unstorablePaths(inner, [...path, key]) : [path.join('.')]))
}
