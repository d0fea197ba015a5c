import type { Text } from '../locale.ts'
import type { FurtherNames } from './further-names.ts'

/** What the municipality is called in each language; its Slovenian name where it has no other. */
export const townName = ({ name, names }: { name: string; names: FurtherNames }): Text => {
  const same = { sl: name, en: name, it: name, hu: name }
  // Not by defaults: a browser may still hold the settings of a version that had no names.
  return Object.assign(same, names)
}
