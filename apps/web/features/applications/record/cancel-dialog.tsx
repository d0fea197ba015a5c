import { applicationActionLabels } from '@dovolilnice/contract/applications/application-labels'
import { cancelApplication } from '@dovolilnice/contract/applications/record/cancel-application'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { DeleteDialog } from '../../../ui/record/delete-dialog.tsx'
import { texts } from '../texts.ts'
import type { DialogProps } from './dialog-props.ts'

/** Asks why before an entry by mistake is cancelled; its record stays. */
export const CancelDialog = ({ application, onClose }: DialogProps) => {
  const t = useTranslate()
  return (
    <DeleteDialog
      title={t(applicationActionLabels.cancel)}
      subject={application.number}
      text={t(texts.cancelText)}
      operation={cancelApplication}
      params={{ id: application.id }}
      cancel={texts.back}
      done={texts.cancelled}
      onClose={onClose}
    />
  )
}
