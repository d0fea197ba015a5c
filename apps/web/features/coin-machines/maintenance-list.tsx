import {
  assignMaintenance,
  closeMaintenance,
  listMaintenance,
  maintenanceList,
  type MaintenanceRow,
  maintenanceStatuses,
  mostPhotos,
  readMaintainers,
  readMaintenancePhoto,
} from '@dovolilnice/contract/coin-machines/maintenance/maintenance'
import { z } from 'zod/mini'
import { callForFile, reportFailure, saveFile, t, useOperation } from '../../platform/kit.ts'
import { type BodyOf, documentFiles, fieldsOf, FilesField, formDataOf, optionsOf } from '../../ui/form/kit.ts'
import { Button, type FilterOf, ListScreen, StatusBadge, StepDialog } from '../../ui/kit.ts'
import { texts } from './texts.ts'
import { IconCheck, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'

const schema = z.extend(closeMaintenance.body, { photo: z.optional(z.array(z.instanceof(File))) })

interface Values {
  done: string
  parts: string
  photo: File[]
  version: number
}
const { TextAreaField, TextField } = fieldsOf<Values>()

const CloseDialog = ({ work, onClose }: { work: MaintenanceRow; onClose: () => void }) => (
  <StepDialog<typeof closeMaintenance, Values>
    title={t(texts.closeWork)}
    subject={`${work.cashier_nr} ${work.cashier_name}`}
    operation={closeMaintenance}
    params={{ id: work.id }}
    schema={schema}
    defaults={{ done: '', parts: '', photo: [], version: work.version }}
    toCall={(values) => ({ params: { id: work.id }, body: formDataOf({ ...values }) })}
    done={texts.workClosed}
    onClose={onClose}
  >
    <p>{work.fault}</p>
    <TextAreaField name="done" label={t(texts.workDone)} rows={3} maxLength={2000} />
    <TextField name="parts" label={t(texts.parts)} maxLength={500} optional />
    <FilesField<Values> name="photo" label={t(texts.photos)} rules={{ ...documentFiles, most: mostPhotos }} optional />
  </StepDialog>
)

const { SelectField } = fieldsOf<BodyOf<typeof assignMaintenance>>()

const AssignDialog = ({ work, onClose }: { work: MaintenanceRow; onClose: () => void }) => {
  const people = useOperation(readMaintainers, {}).data?.people ?? []
  return (
    <StepDialog
      title={t(texts.assign)}
      subject={`${work.cashier_nr} ${work.cashier_name}`}
      operation={assignMaintenance}
      params={{ id: work.id }}
      defaults={{ person_id: '', version: work.version }}
      done={texts.assigned}
      onClose={onClose}
    >
      <p>{work.fault}</p>
      <SelectField name="person_id" label={t(texts.to)} options={people.map(({ id, name }) => ({ value: id, label: name }))} />
    </StepDialog>
  )
}

const statusLabels = maintenanceList.columns.status.labels

const filters: readonly FilterOf<typeof listMaintenance>[] = [
  { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(statusLabels, maintenanceStatuses) },
  { key: 'from', label: texts.from, kind: 'since' },
  { key: 'until', label: texts.until, kind: 'before' },
]

const tones = { reported: 'warning', taken: 'active', done: 'over' } as const

const save = (id: string) => void callForFile(readMaintenancePhoto, { params: { id } }).then(saveFile).catch(reportFailure)

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
        cells={{
          status: ({ status }) => <StatusBadge tone={tones[status]}>{t(statusLabels[status])}</StatusBadge>,
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
              ? { label: texts.closeWork, icon: IconCheck, onClick: () => take({ kind: 'close', row }), prominent: true }
              : { label: texts.assign, icon: IconUserPlus, onClick: () => take({ kind: 'assign', row }) },
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
