import type { Text } from '@dovolilnice/contract/locale'
import type { Column, ListOperation, ListScreenProps, RowOf } from './list-data.ts'

type Parts<O extends ListOperation> = Pick<ListScreenProps<O>, 'operation' | 'columns' | 'cells' | 'titles' | 'hidden'>

/** The columns of a screen, from left to right: those that its list declares, as the screen wants them. */
export const columnsOf = <O extends ListOperation>({
  operation,
  columns,
  cells = {},
  titles = {},
  hidden,
}: Parts<O>): Column<RowOf<O>>[] => {
  const looks = new Map<string, Column<RowOf<O>>['cell']>(Object.entries(cells))
  const names = new Map<string, Text | undefined>(Object.entries(titles))
  const keys: readonly string[] = columns ?? Object.keys(operation.list.columns)
  const isHidden: readonly string[] | undefined = hidden
  return keys.flatMap((key) => {
    const declared = operation.list.columns[key]
    if (declared === undefined) return []
    const title = names.get(key) ?? declared.title
    return [{ ...declared, key, title, cell: looks.get(key), hidden: isHidden?.includes(key) ?? declared.hidden ?? false }]
  })
}

/** The columns this person sees: those chosen, or all that are not hidden at first. */
export const shownColumns = <Row>(columns: readonly Column<Row>[], choice: readonly string[] | undefined): Column<Row>[] =>
  columns.filter(({ key, fixed, hidden }) => fixed === true || (choice === undefined ? hidden !== true : choice.includes(key)))
