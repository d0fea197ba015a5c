import { assignMaintenance } from '@dovolilnice/contract/coin-machines/maintenance/assign-maintenance'
import type { MaintenanceRow } from '@dovolilnice/contract/coin-machines/maintenance/maintenance-list'
import { readMaintainers } from '@dovolilnice/contract/coin-machines/maintenance/read-maintainers'
import { useOperation } from '../../platform/calls/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

const { SelectField } = fieldsOf<BodyOf<typeof assignMaintenance>>()

/** Gives a maintenance to one of those who maintain machines. */
export const AssignDialog = ({ work, onClose }: { work: MaintenanceRow; onClose: () => void }) => {
  const t = useTranslate()
  const people = useOperation(readMaintainers, {}).data?.people ?? []
  return (
    <StepDialog
      title={t(texts.assign)}
      subject={`${work.cashier_nr} ${work.cashier_name}`}
      operation={assignMaintenance}
      params={{ id: work.id }}
      defaults={{ person_id: '', version: work.version }}
      submit={t(texts.assign)}
      done={texts.assigned}
      onClose={onClose}
    >
      <p>{work.fault}</p>
      <SelectField name="person_id" label={t(texts.who)} options={people.map(({ id, name }) => ({ value: id, label: name }))} />
    </StepDialog>
  )
}
