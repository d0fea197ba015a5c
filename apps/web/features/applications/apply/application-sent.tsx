import type { ReactNode } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import styles from '../form/application-form.module.css'
import type { SentApplication } from '../form/use-application-form.ts'
import { SentFrame } from './sent-frame.tsx'
import { texts } from './sent-texts.ts'

interface SentProps {
  sent: SentApplication
  /** The first way on; absent: to its status, which needs no account. */
  children?: ReactNode
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
          {children ?? (
            <ButtonLink to="/obrazci/parkirna-dovolilnica/stanje" search={{ number: sent.number, token: sent.token }}>
              {t(texts.openStatus)}
            </ButtonLink>
          )}
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
