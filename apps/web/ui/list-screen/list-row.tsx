import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { lazyPart } from '../states/lazy-part.tsx'
import { cellContent, cellText } from './cell.tsx'
import type { Column, ListOperation, RowOf } from './list-data.ts'
import type { TableProps } from './list-parts.ts'
import styles from './list-table.module.css'
import { texts } from './texts.ts'

const RowMenu = lazyPart(() => import('./row-menu.tsx').then(({ RowMenu }) => RowMenu))

interface RowProps<O extends ListOperation> extends Omit<TableProps<O>, 'heading'> {
  row: RowOf<O>
  heading: Column<RowOf<O>> | undefined
  /** The row's heading as words, for buttons that act on it. */
  name: string
}

/** True for an empty cell; the phone layout hides such lines. */
const isEmpty = (content: ReactNode): boolean => content === null || content === undefined || content === '' || content === '–'

const interactive = 'a, button, input, select, label, [role="menu"]'

/** One row. A click anywhere opens it, as its heading does for the keyboard. */
export const ListRow = <O extends ListOperation>({
  row,
  heading,
  name,
  shown,
  tools,
  selection,
  selectable,
  rowLink,
  rowActions,
  onOpen,
}: RowProps<O>) => {
  const navigate = useNavigate()
  const link = rowLink?.(row)
  const opens = link !== undefined || onOpen !== undefined
  const open = (event: MouseEvent) => {
    const isText = (window.getSelection()?.toString() ?? '') !== ''
    const isOfCell = event.target instanceof Element && event.target.closest(interactive) !== null
    if (!opens || isText || isOfCell) return
    if (link !== undefined) void navigate(link)
    else onOpen?.(row)
  }
  const entry = (content: ReactNode) => {
    if (link !== undefined)
      return (
        <Link className={styles.open} {...link}>
          {content}
        </Link>
      )
    if (onOpen !== undefined)
      return (
        <button type="button" className={styles.open} onClick={() => onOpen(row)}>
          {content}
        </button>
      )
    return content
  }
  return (
    // The keyboard has the heading's link or button; the row's click is a larger target for the mouse.
    <tr onClick={open} className={opens ? styles.opens : undefined} data-selected={selection.has(row) || undefined}>
      {selectable && (
        <td className={styles.narrow}>
          <input
            type="checkbox"
            className={styles.tick}
            aria-label={tools.t(texts.selectRow, { name })}
            checked={selection.has(row)}
            onChange={(event) => selection.set([row], event.currentTarget.checked)}
          />
        </td>
      )}
      {shown.map((column) => {
        const content = cellContent(column, row, tools)
        return column === heading ? (
          <th key={column.key} scope="row" data-kind={column.kind} title={name} data-leaves={column.leaves}>
            {entry(content)}
          </th>
        ) : (
          <td
            key={column.key}
            data-label={tools.t(column.title)}
            data-kind={column.cell === undefined ? (column.kind ?? 'text') : undefined}
            title={column.cell === undefined ? cellText(column, row, tools) : undefined}
            data-empty={isEmpty(content) || undefined}
            data-wide={column.wide || undefined}
            data-leaves={column.leaves}
            data-align={column.kind === 'money' ? 'right' : undefined}
          >
            {content}
          </td>
        )
      })}
      {rowActions !== undefined && (
        <td className={styles.narrow}>
          <Suspense fallback={null}>
            <RowMenu actions={rowActions(row)} name={name} />
          </Suspense>
        </td>
      )}
    </tr>
  )
}
