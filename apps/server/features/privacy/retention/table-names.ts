import { retentionTerms } from '../../../platform/privacy/processing.ts'
import type { Processing } from '../../../platform/privacy/processing.ts'

/** The term of a table in words, with its name; a table that is gone from the product keeps the name it had in the database. */
export const tableInWords = (names: Readonly<Record<string, Processing>>, table: string) => {
  const known = names[table]
  const nothing = { sl: '', en: '' }
  return known === undefined
    ? { name: { sl: table, en: table }, term: nothing }
    : { name: known.name, term: retentionTerms[known.kept].term }
}
