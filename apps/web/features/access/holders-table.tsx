import { listPermitHolders } from '@dovolilnice/contract/access/list-permit-holders'
import { useResources } from '../../platform/resources/resources.ts'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { texts } from './texts.ts'

/** Who holds a permit. Opening a line shows how to reach them. */
export const HoldersTable = ({ onHolder }: { onHolder: (permitId: string) => void }) => {
  const lots = useResources()?.parking_lots ?? []
  const filters: readonly FilterOf<typeof listPermitHolders>[] = [
    { key: 'parking_lot_id', label: texts.lot, kind: 'choice', options: lots.map(({ id, name }) => ({ value: id, label: name })) },
    { key: 'valid_now', label: texts.validNow, kind: 'flag', initial: true },
  ]
  return (
    <ListScreen
      id="permit-holders"
      title={texts.holders}
      operation={listPermitHolders}
      filters={filters}
      searchKey="search"
      rowKey={(row) => row.id}
      onOpen={(row) => onHolder(row.id)}
      empty={{ title: texts.noHolders }}
      urlPrefix="holder."
      inset
    />
  )
}
