type Values = Record<string, unknown>

/** A field that two people have changed to something else. */
export interface Clash {
  field: string
  own: unknown
  theirs: unknown
}

export interface Merge {
  /** What someone else changed and this person did not touch: their values are kept. */
  taken: Values
  clashes: Clash[]
}

const plain = (value: unknown): string => {
  const filled = Array.isArray(value) ? value.filter((one) => one !== '' && one != null) : value
  return JSON.stringify(filled === '' || filled === undefined ? null : filled)
}
const same = (a: unknown, b: unknown): boolean => plain(a) === plain(b)

/**
 * Three-way: what the form began with, what the record holds now, and what stands in the form. What only this person changed stays as it is.
 * @param present the record's fields now; fields of the form that no record has are not in it
 */
export const mergeValues = (first: Values, present: Values, own: Values): Merge => {
  const theirs = Object.keys(present).filter((field) => !same(present[field], first[field]) && !same(present[field], own[field]))
  const [touched, untouched] = [true, false].map((wanted) => theirs.filter((field) => same(own[field], first[field]) !== wanted))
  return {
    taken: Object.fromEntries((untouched ?? []).map((field) => [field, present[field]])),
    clashes: (touched ?? []).map((field) => ({ field, own: own[field], theirs: present[field] })),
  }
}
