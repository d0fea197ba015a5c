import type { ExportRow } from '@dovolilnice/contract/exports/export'
import { deliveries, deliveryLabels, schedulePeriodLabels, schedulePeriods } from '@dovolilnice/contract/exports/export-schedule'
import { scheduleExport } from '@dovolilnice/contract/exports/schedule-export'
import { useWatch } from 'react-hook-form'
import { useUser } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { texts } from './texts.ts'

type Values = BodyOf<typeof scheduleExport>
const { NumberField, SelectField, TextField } = fieldsOf<Values>()

/** An address, or the name of a folder. */
const TargetField = () => {
  const t = useTranslate()
  const isFolder = useWatch<Values, 'delivery'>({ name: 'delivery' }) === 'folder'
  return isFolder ? (
    <TextField key="folder" name="target" label={t(texts.folder)} description={t(texts.folderHint)} />
  ) : (
    <TextField key="address" name="target" label={t(texts.address)} description={t(texts.addressHint)} />
  )
}

const ScheduleForm = ({ row, onClose }: { row: ExportRow; onClose: () => void }) => {
  const t = useTranslate()
  const { email } = useUser()
  const form = useOperationForm(scheduleExport, {
    params: { id: row.id },
    defaults: { day: 1, period: row.has_period ? 'previous_month' : 'all', delivery: 'link', target: email },
    done: texts.scheduled,
    onDone: onClose,
  })
  const periods = schedulePeriods.filter((period) => row.has_period || period === 'all')
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.scheduleHint, { name: row.name })}</p>
      <NumberField name="day" label={t(texts.day)} />
      <SelectField
        name="period"
        label={t(texts.period)}
        options={periods.map((value) => ({ value, label: t(schedulePeriodLabels[value]) }))}
      />
      <SelectField
        name="delivery"
        label={t(texts.delivery)}
        options={deliveries.map((value) => ({ value, label: t(deliveryLabels[value]) }))}
      />
      <TargetField />
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.close)}
        </Button>
        <SubmitButton form={form}>{t(texts.save)}</SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

/** Has the list of an export exported every month. */
export const ScheduleDialog = ({ row, onClose }: { row: ExportRow | undefined; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <Modal opened={row !== undefined} onClose={onClose} size={560} title={t(texts.schedule)}>
      {row !== undefined && <ScheduleForm row={row} onClose={onClose} />}
    </Modal>
  )
}
