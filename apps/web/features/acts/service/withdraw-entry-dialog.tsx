import type { ActDetails } from '@dovolilnice/contract/acts/record/issued-act'
import type { withdrawRestitution } from '@dovolilnice/contract/acts/restitution/restitution'
import type { withdrawRemedy } from '@dovolilnice/contract/acts/remedies/act-remedy'
import type { withdrawService } from '@dovolilnice/contract/acts/service/operations'
import type { Text } from '@dovolilnice/contract/locale'
import { t } from '../../../platform/kit.ts'
import { type BodyOf, fieldsOf } from '../../../ui/form/kit.ts'
import { StepDialog } from '../../../ui/kit.ts'
import { texts } from './texts.ts'

type Withdrawal = typeof withdrawService | typeof withdrawRemedy | typeof withdrawRestitution

const { TextAreaField } = fieldsOf<BodyOf<Withdrawal>>()

interface WithdrawEntryProps {
  act: ActDetails
  operation: Withdrawal
  entry: { id: string; version: number }
  /** What becomes of the entry and of the act. */
  text: Text
  onClose: () => void
}

export const WithdrawEntryDialog = ({ act, operation, entry, text, onClose }: WithdrawEntryProps) => (
  <StepDialog
    title={t(texts.withdraw)}
    subject={act.number}
    operation={operation}
    params={{ id: entry.id }}
    defaults={{ version: entry.version, reason: '' }}
    danger
    done={texts.withdrawn}
    onClose={onClose}
  >
    <p>{t(text)}</p>
    <TextAreaField name="reason" label={t(texts.reason)} rows={2} maxLength={2000} />
  </StepDialog>
)
