import { cellText } from './cell.tsx'
import type { ListOperation } from './list-data.ts'
import { ListRow } from './list-row.tsx'
import styles from './list-table.module.css'
import { SortHeading, SortSelect } from './sort-heading.tsx'
import type { TableProps } from './list-parts.ts'
import { texts } from './texts.ts'

const TableHead = <O extends ListOperation>({
  rows,
  shown,
  state,
  change,
  operation,
  tools,
  selection,
  selectable,
  rowActions,
}: TableProps<O>) => {
  const { t } = tools
  const chosen = rows.filter((row) => selection.has(row)).length
  return (
    <thead>
      <tr>
        {selectable && (
          <th scope="col" className={styles.narrow}>
            <input
              type="checkbox"
              className={styles.tick}
              aria-label={t(texts.selectPage)}
              checked={rows.length > 0 && chosen === rows.length}
              ref={(box) => {
                if (box !== null) box.indeterminate = chosen > 0 && chosen < rows.length
              }}
              onChange={(event) => selection.set(rows, event.currentTarget.checked)}
            />
          </th>
        )}
        {shown.map((column) => (
          <SortHeading
            key={column.key}
            column={column}
            sortable={operation.list.sortable.includes(column.key)}
            state={state}
            change={change}
            tools={tools}
          />
        ))}
        {rowActions !== undefined && (
          <th scope="col" className={styles.narrow}>
            <span className="visually-hidden">{t(texts.actions)}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

const SkeletonRows = ({ columns, rows }: { columns: number; rows: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <span className={styles.skeleton} data-long={column === 0 || undefined} />
        </td>
      ))}
    </tr>
  ))

/** The rows as a table; below 600 px each row is a card (list-table.module.css). */
export const ListTable = <O extends ListOperation>(props: TableProps<O>) => {
  const { rows, shown, loading, state, tools, title, rowActions, selectable } = props
  const heading = shown.find(({ key }) => key === props.heading) ?? shown[0]
  const width = shown.length + (rowActions === undefined ? 0 : 1) + (selectable ? 1 : 0)
  if (!loading && rows.length === 0) return null
  return (
    <>
      <SortSelect {...props} />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{tools.t(loading ? texts.loading : title)}</caption>
          <TableHead {...props} />
          <tbody>
            {loading && <SkeletonRows columns={width} rows={Math.min(state.itemsPerPage, 10)} />}
            {rows.map((row) => (
              <ListRow
                key={props.rowKey(row)}
                {...props}
                row={row}
                heading={heading}
                name={heading === undefined ? '' : cellText(heading, row, tools)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
