import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../buttons/button.tsx'
import styles from './list-screen.module.css'
import { texts } from './texts.ts'

/** Selected rows, kept while one turns the pages or sorts. */
export interface Selection<Row> {
  rows: Row[]
  has: (row: Row) => boolean
  set: (rows: readonly Row[], selected: boolean) => void
  clear: () => void
  /** Takes these out of it. */
  drop: (rows: readonly Row[]) => void
}

/**
 * @param fresh the rows on screen: a row that was selected before stands for itself as it is now
 * @param within what narrows the list: with another view, filter or search nothing is selected, so that no row is that nobody can find
 */
export const useSelection = <Row,>(rowKey: (row: Row) => string, fresh: readonly Row[], within: string): Selection<Row> => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const [shownFor, setShownFor] = useState(within)
  if (within !== shownFor) {
    setShownFor(within)
    setChosen(new Map())
  }
  return {
    rows: [...chosen].map(([key, row]) => fresh.find((now) => rowKey(now) === key) ?? row),
    has: (row) => chosen.has(rowKey(row)),
    set: (rows, selected) =>
      setChosen((now) => {
        const next = new Map(now)
        for (const row of rows) {
          if (selected) next.set(rowKey(row), row)
          else next.delete(rowKey(row))
        }
        return next
      }),
    clear: () => setChosen(new Map()),
    drop: (rows) => {
      const keys = new Set(rows.map(rowKey))
      setChosen((now) => new Map([...now].filter(([key]) => !keys.has(key))))
    },
  }
}

interface BarProps<Row> {
  selection: Selection<Row>
  render: (rows: Row[], clear: () => void, drop: (rows: readonly Row[]) => void) => ReactNode
}

/** What can be done with the selected rows, in the place of the footer's left side, so that no row moves. */
export const SelectionBar = <Row,>({ selection, render }: BarProps<Row>) => {
  const t = useTranslate()
  if (selection.rows.length === 0) return null
  return (
    <div data-screen-only className={styles.selection} role="region" aria-label={t(texts.selected, { count: selection.rows.length })}>
      <strong>{t(texts.selected, { count: selection.rows.length })}</strong>
      {render(selection.rows, selection.clear, selection.drop)}
      <Button look="quiet" onClick={selection.clear}>
        {t(texts.clearSelection)}
      </Button>
    </div>
  )
}
