import type { ReactNode } from 'react'
import type { Text } from '@dovolilnice/contract/locale'
import { pageSizes } from '@dovolilnice/contract/list'
import { SelectInput } from '../form/inputs/inputs.tsx'
import { Pager } from '../buttons/pager.tsx'
import type { CellTools } from './list-data.ts'
import type { ListState } from './list-state.ts'
import styles from './list-screen.module.css'
import { texts } from './texts.ts'

interface FooterProps {
  title: Text
  total: number
  state: ListState
  change: (next: Partial<ListState>) => void
  tools: CellTools
  /** What is done with the selected rows; it takes the place of the page's size and range. */
  bar: ReactNode | undefined
  /** Stays at the lower edge of the window. */
  sticky: boolean
}

/** Below the table: rows per page, where one is, and the pages. */
export const ListFooter = ({ title, total, state: { page, itemsPerPage }, change, tools: { t }, bar, sticky }: FooterProps) => {
  // What is still selected may have left the list: it can be seen and let go.
  if (total === 0 && bar === undefined) return null
  const from = (page - 1) * itemsPerPage + 1
  return (
    <div className={styles.footer} data-sticky={sticky || undefined}>
      {bar ?? (
        <>
          <div data-screen-only>
            <SelectInput
              aria-label={t(texts.rowsPerPage)}
              options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
              value={String(itemsPerPage)}
              onChange={(event) => change({ itemsPerPage: Number(event.currentTarget.value) })}
              className={styles.pageSize}
            />
          </div>
          <span className={styles.range}>{t(texts.range, { from, until: Math.min(from + itemsPerPage - 1, total), total })}</span>
        </>
      )}
      <Pager page={page} pages={Math.ceil(total / itemsPerPage)} of={t(title)} onChange={(next) => change({ page: next })} />
    </div>
  )
}
