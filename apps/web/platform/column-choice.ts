import type { Text } from '@dovolilnice/contract/locale'
import { useMaybeUser } from './session/use-session.ts'
import { readLocal, writeLocal } from './local-storage.ts'
import { createStore, useStore } from './store.ts'

interface ColumnTitle {
  key: string
  title: Text
  fixed?: boolean
}

/** The column dialog's event: open or not, for which table, with which columns. */
export interface ColumnDialog {
  dialog: boolean
  tableId: string
  columns: readonly ColumnTitle[]
  selected: readonly string[]
  /** Told what was chosen, where the columns are kept in a second place. */
  onSave?: ((chosen: readonly string[]) => void) | undefined
}

const closed: ColumnDialog = { dialog: false, tableId: '', columns: [], selected: [] }
export const columnDialog = createStore<ColumnDialog>(closed)

/** Cancel closes and clears everything. */
export const closeColumnDialog = (): void => columnDialog.set(closed)

type Choices = Record<string, readonly string[]>
const keyOf = (userId: string | undefined): string => `dovolilnice.columns.${userId ?? 'visitor'}`

/** Choices made since the page was opened, by person and table; local storage holds the older ones. */
const choices = createStore<Record<string, Choices>>({})

/** Which columns of a table this person wants to see; undefined until they chose. */
export const useColumnChoice = (tableId: string): readonly string[] | undefined => {
  const person = keyOf(useMaybeUser()?.id)
  const chosen = useStore(choices)[person] ?? readLocal<Choices>(person, {})
  return chosen[tableId]
}

export const saveColumnChoice = (userId: string | undefined, tableId: string, selected: readonly string[]): void => {
  const person = keyOf(userId)
  const changed = { ...readLocal<Choices>(person, {}), [tableId]: selected }
  writeLocal(person, changed)
  choices.set((now) => ({ ...now, [person]: changed }))
}
