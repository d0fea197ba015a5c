import type { ReactNode } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from '../form/application-form.module.css'
import type { SentApplication } from '../form/use-application-form.ts'
import { SentFrame } from './sent-frame.tsx'
import { texts } from './sent-texts.ts'

interface SentProps {
  sent: SentApplication
  /** The first way on: to the status, to the application. */
  children: ReactNode
  onAnother?: () => void
}

/** In place of the form once it is sent: the number, and what happens next. */
export const ApplicationSent = ({ sent, children, onAnother }: SentProps) => {
  const t = useTranslate()
  return (
    <SentFrame
      title={t(texts.sentTitle)}
      numbered={t(texts.sentNumber)}
      number={sent.number}
      ways={
        <>
          {children}
          {onAnother !== undefined && (
            <Button look="plain" onClick={onAnother}>
              {t(texts.another)}
            </Button>
          )}
        </>
      }
    >
      {sent.email !== null && <p>{t(texts.sentMail, { email: sent.email })}</p>}
      <h3>{t(texts.nextTitle)}</h3>
      <ol className={styles.next}>
        {[texts.next1, texts.next2, texts.next3].map((step) => (
          <li key={step.sl}>{t(step)}</li>
        ))}
      </ol>
    </SentFrame>
  )
}
