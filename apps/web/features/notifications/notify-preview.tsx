import type { NotificationResult } from '@dovolilnice/contract/notifications/notification'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { texts } from './texts.ts'
import styles from './notifications.module.css'

interface PreviewProps {
  preview: NotificationResult
  busy: boolean
  onBack: () => void
  onSend: () => void
}

const Samples = ({ samples }: Pick<NotificationResult, 'samples'>) => {
  const t = useTranslate()
  return (
    <div>
      <h3 className={styles.text}>{t(texts.samples)}</h3>
      {samples.map(({ email, subject, text }) => (
        <div key={email} className={styles.sample}>
          <strong>{subject}</strong>
          <span className={styles.soft}> {email}</span>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}

/** How many holders get the message and how the first of them read it, before anything is sent. */
export const NotifyPreview = ({ preview, busy, onBack, onSend }: PreviewProps) => {
  const t = useTranslate()
  const { recipients, permits, samples } = preview
  return (
    <Stacked>
      <Notice
        role="status"
        tone={recipients === 0 ? 'warning' : 'neutral'}
        title={t(recipients === 0 ? texts.nobody : texts.count, { count: recipients })}
      >
        {recipients > 0 && t(texts.permitsCount, { count: permits })}
      </Notice>
      {samples.length > 0 && <Samples samples={samples} />}
      <FormButtons>
        <Button look="plain" onClick={onBack}>
          {t(texts.back)}
        </Button>
        {recipients > 0 && (
          <Button busy={busy} onClick={onSend}>
            {t(texts.send, { count: recipients })}
          </Button>
        )}
      </FormButtons>
    </Stacked>
  )
}
