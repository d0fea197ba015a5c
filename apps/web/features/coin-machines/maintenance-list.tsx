import { listMaintenance, maintenanceList, maintenanceStatuses } from '@dovolilnice/contract/coin-machines/maintenance/maintenance-list'
import type { MaintenanceRow } from '@dovolilnice/contract/coin-machines/maintenance/maintenance-list'
import { readMaintenancePhoto } from '@dovolilnice/contract/coin-machines/maintenance/read-maintenance-photo'
import { IconCheck, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { callForFile } from '../../platform/calls/call.ts'
import { reportFailure } from '../../platform/calls/query.ts'
import { saveFile } from '../../platform/save-file.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { texts } from './texts.ts'

const statusLabels = maintenanceList.columns.status.labels

const filters: readonly FilterOf<typeof listMaintenance>[] = [
  {
    key: 'status',
    label: texts.state,
    kind: 'choice',
    options: maintenanceStatuses.map((value) => ({ value, label: statusLabels[value] })),
  },
  { key: 'from', label: texts.from, kind: 'since' },
  { key: 'until', label: texts.until, kind: 'before' },
]

const tones = { reported: 'warning', taken: 'active', done: 'over' } as const

const save = (id: string) => void callForFile(readMaintenancePhoto, { params: { id } }).then(saveFile).catch(reportFailure)

/** What was wrong with the machines, who has it, and what was done. */
export const MaintenanceList = () => {
  const [step, take] = useState<{ kind: 'assign' | 'close'; row: MaintenanceRow }>()
  const close = () => take(undefined)
  return (
    <>
      <ListScreen
        id="coin-machine-maintenance"
        title={texts.maintenance}
        operation={listMaintenance}
        filters={filters}
        searchKey="search"
        rowKey={(row) => row.id}
        cells={{
          status: ({ status }, { t }) => <StatusBadge tone={tones[status]}>{t(statusLabels[status])}</StatusBadge>,
          photos: ({ photos }) =>
            photos.map(({ id, file_name: name }) => (
              <Button key={id} look="plain" small onClick={() => save(id)}>
                {name}
              </Button>
            )),
        }}
        rowActions={(row) =>
          row.actions.map((action) =>
            action === 'close'
              ? { label: texts.closeWork, icon: <IconCheck size={16} />, onClick: () => take({ kind: 'close', row }), prominent: true }
              : { label: texts.assign, icon: <IconUserPlus size={16} />, onClick: () => take({ kind: 'assign', row }) },
          )
        }
        inset
        urlPrefix="work"
        live="machines"
        empty={{ title: texts.noMaintenance, text: texts.noMaintenanceText }}
      />
      {step?.kind === 'assign' && <AssignDialog work={step.row} onClose={close} />}
      {step?.kind === 'close' && <CloseDialog work={step.row} onClose={close} />}
    </>
  )
}
