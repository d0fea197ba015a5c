import type { Text } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'

/** A setting that the search finds by its label, and by words that somebody may have for it. */
export interface Setting {
  label: Text
  /** Other words for it, in both languages, divided by blanks. */
  also?: string
  /** The field in its room that gets the focus; without one the room is opened at its top. */
  field?: string
}

/** A room of the settings: one subject at its own address, `/nastavitve/<path>`. */
export interface Room {
  path: string
  title: Text
  /** What is set there, in a sentence. */
  about: Text
  /** Who sees it beside those who may set the parameters. */
  permission?: Permission
  settings: readonly Setting[]
}
