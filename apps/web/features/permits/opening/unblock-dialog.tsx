import type { PermitCredential, PermitDetails } from '@dovolilnice/contract/permits/permit'
import { unblockPermitCredential } from '@dovolilnice/contract/permits/opening/unblock-permit-credential'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { watchedPermit } from '../record/watched-permit.ts'
import styles from '../permits.module.css'
import { texts } from '../texts.ts'

const { TextAreaField } = fieldsOf<BodyOf<typeof unblockPermitCredential>>()

interface UnblockProps {
  permit: PermitDetails
  credential: PermitCredential
  onClose: () => void
}

/** The office lifts a holder's block, with a reason that the holder reads. */
export const UnblockDialog = ({ permit, credential, onClose }: UnblockProps) => {
  const t = useTranslate()
  return (
    <StepDialog
      title={t(texts.unblock)}
      operation={unblockPermitCredential}
      params={{ id: permit.id, credential_id: credential.id }}
      record={watchedPermit(permit)}
      defaults={{ reason: '' }}
      submit={t(texts.unblock)}
      done={texts.unblocked}
      onClose={onClose}
    >
      <p className={styles.text}>{t(texts.unblockText)}</p>
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} />
    </StepDialog>
  )
}
