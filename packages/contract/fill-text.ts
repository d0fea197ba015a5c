/** Fills each `{name}` of a sentence with its value; a name without a value becomes nothing. */
export const fillText = (sentence: string, values: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
