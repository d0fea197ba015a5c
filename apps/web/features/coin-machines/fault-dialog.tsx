import type { MachineRow } from '@dovolilnice/contract/coin-machines/machine-list'
import { reportFault } from '@dovolilnice/contract/coin-machines/maintenance/report-fault'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

const { TextAreaField } = fieldsOf<BodyOf<typeof reportFault>>()

/** Reports what somebody saw of a machine. */
export const FaultDialog = ({ machine, onClose }: { machine: MachineRow; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <StepDialog
      title={t(texts.reportFault)}
      subject={`${machine.cashier_nr} ${machine.cashier_name}`}
      operation={reportFault}
      params={{ id: machine.id }}
      defaults={{ fault: '' }}
      submit={t(texts.reportFault)}
      done={texts.faultReported}
      onClose={onClose}
    >
      <TextAreaField name="fault" label={t(texts.faultText)} rows={3} maxLength={500} />
    </StepDialog>
  )
}
