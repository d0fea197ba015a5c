import { useRef, type FocusEvent, type RefObject } from 'react'
import { type Key, useKeys } from '../keys/use-keys.ts'
import { pickedRange, type Selection } from './use-list.tsx'
import type { RowAction, RowsKey } from './list-data.ts'
import { texts } from './texts.ts'

interface ListKeys<Row> {
  list: RefObject<HTMLElement | null>
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: Selection<Row>
  /** Absent: the list has no filters. */
  onFilters: (() => void) | undefined
  rowKeys: readonly RowsKey<Row>[] | undefined
  rowActions: ((row: Row) => readonly RowAction[]) | undefined
  onRow: ((row: Row) => void) | undefined
  /** Whether rows can be selected. */
  selectable: boolean
  /** False for a list inside a screen, whose keys are the screen's. */
  active: boolean
}

/**
 * The keys of a list that is the screen. Moving means that the focus goes to the link of the next row, or to the button of what it waits for
 * (`data-main`), so Enter presses it and a screen reader reads it; a row that has the focus anywhere is the one that is meant. The command palette offers the steps of the row that had it last.
 * @returns to be called when something in the list gets the focus
 */
export const useListKeys = <Row>({
  list,
  rows,
  rowKey,
  selection,
  onFilters,
  rowKeys = [],
  rowActions = () => [],
  onRow,
  selectable,
  active,
}: ListKeys<Row>): ((event: FocusEvent) => void) => {
  const lastFocused = useRef<string>(undefined)
  const lastPicked = useRef<string>(undefined)
  const lines = (): Element[] => [...(list.current?.querySelectorAll('tbody tr:not([aria-hidden])') ?? [])]
  const focused = (): number => lines().findIndex((line) => line.contains(document.activeElement))
  const linkOf = (row: number) => {
    const line = lines()[row]
    return line?.querySelector<HTMLElement>('[data-main]') ?? line?.querySelector<HTMLElement>('th :is(a, button)')
  }
  const go = (to: number) => linkOf(Math.min(Math.max(to, 0), rows.length - 1))?.focus()
  const pick = () => {
    const row = rows[focused()]
    if (row === undefined) return
    lastPicked.current = rowKey(row)
    selection.set([row], !selection.has(row))
  }
  const pickRange = () => {
    const range = pickedRange(rows, rowKey, lastPicked.current, focused())
    const [only] = range
    // Where the last one is not on this page, a range begins here.
    if (range.length === 1 && only !== undefined) lastPicked.current = rowKey(only)
    selection.set(range, true)
  }
  const act = (run: RowsKey<Row>['run']) => {
    const row = rows[focused()]
    const meant = selection.rows.length > 0 ? selection.rows : row === undefined ? [] : [row]
    if (meant.length > 0) run(meant, selection.clear, selection.drop)
  }
  /** The steps of the row that had the focus last, each with its name: the palette stands far from it. What is dangerous is done at the row. */
  const commands = (): Key[] => {
    const index = rows.findIndex((row) => rowKey(row) === lastFocused.current)
    const row = rows[index]
    if (row === undefined) return []
    const name = linkOf(index)?.textContent ?? ''
    const steps = [
      ...rowKeys.map(({ label, run }) => ({ label, run: () => run([row], selection.clear, selection.drop) })),
      ...rowActions(row)
        .filter(({ danger }) => danger !== true)
        .map(({ label, onClick }) => ({ label, run: onClick })),
    ]
    return steps.map(({ label, run }) => ({ label: { sl: `${label.sl}: ${name}`, en: `${label.en}: ${name}` }, run }))
  }
  const picks = [
    { press: 'x', label: texts.pickRow, run: pick },
    { press: 'Shift+x', label: texts.pickRows, run: pickRange },
  ]
  const keys = [
    { press: 'j', label: texts.nextRow, run: () => go(focused() + 1) },
    { press: 'k', label: texts.previousRow, run: () => go(focused() - 1) },
    // The browser presses the link that has the focus; where none has it, the first row is meant.
    { press: 'Enter', label: texts.openRow, run: () => linkOf(0)?.click() },
    ...(selectable && rowKeys.length > 0 ? picks : []),
    ...rowKeys.map(({ press, label, run }) => ({ press, label, run: () => act(run) })),
    ...(onFilters === undefined ? [] : [{ press: 'f', label: texts.toFilters, run: onFilters }]),
  ]
  useKeys({ title: texts.keysOfList, keys: active ? keys : [], commands })
  return ({ target }) => {
    const row = rows[lines().findIndex((line) => line.contains(target))]
    lastFocused.current = row && rowKey(row)
    if (row !== undefined) onRow?.(row)
  }
}
