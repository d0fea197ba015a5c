import { defineTexts } from '../../../platform/translate/message.ts'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import styles from '../form/application-form.module.css'
import type { SentApplication } from '../form/use-application-form.ts'
import { SentFrame } from './sent-frame.tsx'

/** What stands in place of the form once it is sent; a file of its own, because it comes while the form is filled in. */
const texts = defineTexts({
  sentTitle: { sl: 'Vloga je oddana', en: 'The application has been sent' },
  sentNumber: { sl: 'Številka vaše vloge je', en: 'Its number is' },
  sentMail: {
    sl: 'Na {email} smo poslali povezavo do stanja vloge. Če ste oddali več vlog, boste naslednjo povezavo prejeli, ko odprete prejšnjo.',
    en: 'We have sent a link to its status to {email}. If you sent several applications, you receive the next link when you open the one before.',
  },
  nextTitle: { sl: 'Kaj sledi', en: 'What happens next' },
  next1: {
    sl: 'Občina bo pregledala vlogo in vas po potrebi pozvala k dopolnitvi.',
    en: 'The municipality will check the application and ask you if something is missing.',
  },
  next2: {
    sl: 'Po odobritvi plačljive dovolilnice boste prejeli znesek in rok za plačilo.',
    en: 'After approval you will receive the amount and the deadline for payment where there is a fee.',
  },
  next3: {
    sl: 'Ko bo dovolilnica izdana, vas bomo obvestili in dostop vam bo omogočen.',
    en: 'When the permit is issued we notify you and you have access.',
  },
  another: { sl: 'Oddaj še eno vlogo', en: 'Send another application' },
  openStatus: { sl: 'Odpri stanje vloge', en: 'Open its status' },
})

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
