import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from '../form/application-form.module.css'
import { texts } from '../form/form-texts.ts'
import type { SentApplication } from '../form/use-application-form.ts'

interface SentProps {
  sent: SentApplication
  /** The first way on: to the status, to the application. */
  children: ReactNode
  onAnother?: () => void
}

/** In place of the form once it is sent: the number, and what happens next. */
export const ApplicationSent = ({ sent, children, onAnother }: SentProps) => {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <IconCircleCheck size={56} stroke={1.5} aria-hidden className={styles.sentIcon} />
      <h2 id="sent" ref={heading} tabIndex={-1} className={styles.sentTitle}>
        {t(texts.sentTitle)}
      </h2>
      <p>
        {t(texts.sentNumber)} <strong className={styles.number}>{sent.number}</strong>
      </p>
      {sent.email !== null && <p>{t(texts.sentMail, { email: sent.email })}</p>}
      <h3>{t(texts.nextTitle)}</h3>
      <ol className={styles.next}>
        {[texts.next1, texts.next2, texts.next3].map((step) => (
          <li key={step.sl}>{t(step)}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        {children}
        {onAnother !== undefined && (
          <Button look="plain" onClick={onAnother}>
            {t(texts.another)}
          </Button>
        )}
      </div>
    </section>
  )
}
