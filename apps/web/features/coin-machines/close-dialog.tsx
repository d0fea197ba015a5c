import { closeMaintenance, mostPhotos } from '@dovolilnice/contract/coin-machines/maintenance/close-maintenance'
import type { MaintenanceRow } from '@dovolilnice/contract/coin-machines/maintenance/maintenance-list'
import { z } from 'zod/mini'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { formDataOf } from '../../ui/form/form-data.ts'
import { documentFiles } from '../../ui/form/inputs/check-files.ts'
import { FilesField } from '../../ui/form/inputs/files-field.tsx'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

const schema = z.extend(closeMaintenance.body, { photo: z.optional(z.array(z.instanceof(File))) })

interface Values {
  done: string
  parts: string
  photo: File[]
  version: number
}
const { TextAreaField, TextField } = fieldsOf<Values>()

/** Ends a maintenance: what was done, which parts, and photos. */
export const CloseDialog = ({ work, onClose }: { work: MaintenanceRow; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <StepDialog<typeof closeMaintenance, Values>
      title={t(texts.closeWork)}
      subject={`${work.cashier_nr} ${work.cashier_name}`}
      operation={closeMaintenance}
      params={{ id: work.id }}
      schema={schema}
      defaults={{ done: '', parts: '', photo: [], version: work.version }}
      toCall={(values) => ({ params: { id: work.id }, body: formDataOf({ ...values }) })}
      submit={t(texts.closeWork)}
      done={texts.workClosed}
      onClose={onClose}
    >
      <p>{work.fault}</p>
      <TextAreaField name="done" label={t(texts.workDone)} rows={3} maxLength={2000} />
      <TextField name="parts" label={t(texts.parts)} maxLength={500} optional />
      <FilesField<Values> name="photo" label={t(texts.photos)} rules={{ ...documentFiles, most: mostPhotos }} optional />
    </StepDialog>
  )
}
