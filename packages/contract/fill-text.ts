/** Replaces each `{name}` of a sentence by its value; a name without a value is removed. */
export const fillText = (sentence: string, values: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
