import { listClosings } from '@dovolilnice/contract/counter/closing-list'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { useOpenInUrl } from '../../ui/overlays/use-open-in-url.ts'
import { ClosingDialog } from './closing-dialog.tsx'
import { texts } from './texts.ts'

const filters: readonly FilterOf<typeof listClosings>[] = [
  { key: 'with_difference', label: texts.withDifference, kind: 'flag' },
  { key: 'from', label: texts.from, kind: 'since' },
  { key: 'until', label: texts.until, kind: 'before' },
]

/** The closings of all devices; one is opened in a dialog, which the address names. */
export const ClosingsList = () => {
  const { id, open } = useOpenInUrl('zakljucek')
  return (
    <>
      <ListScreen
        id="drawer-closings"
        title={texts.closings}
        operation={listClosings}
        filters={filters}
        searchKey="search"
        rowKey={(row) => row.id}
        onOpen={(row) => open(row.id)}
        live="counter"
        empty={{ title: texts.noClosings, text: texts.noClosingsText }}
      />
      {id !== undefined && <ClosingDialog id={id} onClose={() => open(undefined)} />}
    </>
  )
}
