import type { OutboxMail } from '@dovolilnice/contract/mails/outbox/read-outbox-mail'
import { sendAgain } from '@dovolilnice/contract/mails/outbox/send-again'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

const { TextField } = fieldsOf<BodyOf<typeof sendAgain>>()

interface SendAgainProps {
  mail: OutboxMail
  recipient: string
  onClose: () => void
}

/** Sends a mail once more, to the same or to a corrected address. */
export const SendAgainDialog = ({ mail, recipient, onClose }: SendAgainProps) => {
  const t = useTranslate()
  const title = t(mail.status === 'queued' ? texts.now : texts.again)
  return (
    <StepDialog
      title={title}
      operation={sendAgain}
      params={{ id: mail.id }}
      defaults={{ recipient }}
      submit={title}
      done={texts.queued}
      onClose={onClose}
    >
      {(mail.status === 'sent' || mail.status === 'written') && <p>{t(texts.copyGoes)}</p>}
      {mail.may_readdress ? (
        <TextField name="recipient" label={t(texts.to)} type="email" />
      ) : (
        <p>{t(texts.toRecordOnly, { address: recipient })}</p>
      )}
    </StepDialog>
  )
}
