import { call, defineTexts, formatDay, formatMoney, sentenceOf, showSnackbar, t, useParameters } from '../../../platform/kit.ts'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { IconQrcode } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink, phoneLink } from '../../../ui/kit.ts'
import { TextInput } from '../../../ui/form/kit.ts'
import styles from '../form/application-form.module.css'
import type { SentApplication } from '../form/use-application-form.ts'
import { Link } from '@tanstack/react-router'
import { SentFrame } from './sent-frame.tsx'

const statusScreen = '/obrazci/parkirna-dovolilnica/stanje'

/** What stands in place of the form once it is sent; a file of its own, because it comes while the form is filled in. */
const texts = defineTexts({
  sentTitle: { sl: 'Vloga je oddana', en: 'The application has been sent' },
  sentNumber: { sl: 'Številka vaše vloge je', en: 'Its number is' },
  sentMail: {
    sl: 'Na {email} smo poslali povezavo do stanja vloge. Če ste oddali več vlog, boste naslednjo povezavo prejeli, ko odprete prejšnjo.',
    en: 'We have sent a link to its status to {email}. If you sent several applications, you receive the next link when you open the one before.',
  },
  wrongAddress: { sl: 'Popravi naslov', en: 'Correct the address' },
  rightAddress: { sl: 'Pravi e-poštni naslov', en: 'The right e-mail address' },
  sendLink: { sl: 'Pošlji povezavo', en: 'Send the link' },
  corrected: { sl: 'Naslov je popravljen. Preverite e-pošto na tem naslovu.', en: 'The address is corrected. Check its inbox.' },
  nextTitle: { sl: 'Kaj sledi', en: 'What happens next' },
  payFee: { sl: 'Plačajte upravno takso', en: 'Pay the administrative fee' },
  until: { sl: 'do {day}', en: 'by {day}' },
  pay: { sl: 'Plačaj', en: 'Pay' },
  nothingNow: { sl: 'Zdaj vam ni treba storiti ničesar', en: 'There is nothing to do now' },
  nothingToPay: { sl: 'Ničesar ne plačate.', en: 'You pay nothing.' },
  check: { sl: 'Uradna oseba pregleda vlogo', en: 'An official checks the application' },
  checkBy: {
    sl: 'Najpozneje {day}. Če kaj manjka, vam bomo pisali.',
    en: 'By {day} at the latest. If something is missing we write to you.',
  },
  checkSoon: { sl: 'Če kaj manjka, vam bomo pisali.', en: 'If something is missing we write to you.' },
  payPermit: { sl: 'Plačate dovolilnico in ta začne veljati', en: 'You pay for the permit and it becomes valid' },
  payPermitHow: { sl: '{price}. Kodo za plačilo bomo poslali po odobritvi.', en: '{price}. We send the payment code after the approval.' },
  permitIssued: { sl: 'Dovolilnica začne veljati', en: 'The permit becomes valid' },
  permitIssuedHow: { sl: 'O tem vas bomo obvestili.', en: 'We notify you.' },
  helpBy: { sl: 'Pomoč: {phone}', en: 'Help: {phone}' },
  today: { sl: 'Morate v mesto že danes?', en: 'Do you have to come today?' },
  visit: { sl: 'Obisk danes', en: 'Visiting today' },
  another: { sl: 'Oddaj še eno vlogo', en: 'Send another application' },
  openStatus: { sl: 'Odpri stanje vloge', en: 'To the application' },
})

interface SentProps {
  sent: SentApplication
  /** The first way on; absent: to its status, which needs no account. */
  children?: ReactNode
  onAnother?: () => void
}

/** The first step: the fee that is due now, or that nothing is. */
const Now = ({ sent: { fee_due: fee, price_cents: price, number, token } }: Pick<SentProps, 'sent'>) => {
  if (fee === null)
    return (
      <li data-done>
        <strong>{t(texts.nothingNow)}</strong>
        {price === 0 && <span>{t(texts.nothingToPay)}</span>}
      </li>
    )
  return (
    <li>
      <strong>{t(texts.payFee)}</strong>
      <span className={styles.due}>
        <strong className={styles.number}>{formatMoney(fee.cents)}</strong> {t(texts.until, { day: formatDay(fee.due_on) })}
      </span>
      <ButtonLink label={t(texts.pay)} to={statusScreen} search={{ number, token }} icon={IconQrcode} wide />
    </li>
  )
}

/** Where the link went, and the way to mend a slip in it: a mail that is lost nobody misses. */
const MailedTo = ({ sent: { number, token, email: first } }: { sent: SentApplication & { email: string } }) => {
  const [email, setEmail] = useState(first)
  const [typed, type] = useState<string>()
  const [state, setState] = useState<{ busy?: boolean; error?: string }>({})
  const send = async (): Promise<void> => {
    setState({ busy: true })
    try {
      // Few need it: the page of the form does not name what it loads.
      const { correctAddress } = await import('@dovolilnice/contract/applications/apply/supplement-and-withdraw')
      const answer = await call(correctAddress, { body: { number, token, email: typed ?? '' } }, { quiet: true })
      setEmail(answer.email)
      type(undefined)
      setState({})
      showSnackbar(texts.corrected, { tone: 'good' })
    } catch (error) {
      setState({ error: sentenceOf(error) })
    }
  }
  return (
    <>
      <p>
        {t(texts.sentMail, { email })}{' '}
        {typed === undefined && <Button label={t(texts.wrongAddress)} look="quiet" small onClick={() => type(email)} />}
      </p>
      {typed !== undefined && (
        <form
          className={styles.next}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <TextInput
            autoFocus
            type="email"
            label={t(texts.rightAddress)}
            autoComplete="email"
            required
            error={state.error}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <Button label={t(texts.sendLink)} type="submit" look="plain" busy={state.busy} />
        </form>
      )}
    </>
  )
}

export const ApplicationSent = ({ sent, children, onAnother }: SentProps) => {
  const phone = useParameters()?.municipality.phone ?? ''
  const { number, token, price_cents: price, decide_by: decideBy } = sent
  return (
    <SentFrame
      title={t(texts.sentTitle)}
      numbered={t(texts.sentNumber)}
      number={number}
      ways={
        <>
          {children ?? <ButtonLink label={t(texts.openStatus)} to={statusScreen} search={{ number, token }} look="plain" />}
          {onAnother !== undefined && <Button label={t(texts.another)} look="plain" onClick={onAnother} />}
        </>
      }
    >
      <h3>{t(texts.nextTitle)}</h3>
      <ol className={styles.next}>
        <Now sent={sent} />
        <li>
          <strong>{t(texts.check)}</strong>
          <span>{decideBy === null ? t(texts.checkSoon) : t(texts.checkBy, { day: formatDay(decideBy) })}</span>
        </li>
        <li>
          <strong>{t(price > 0 ? texts.payPermit : texts.permitIssued)}</strong>
          <span>{price > 0 ? t(texts.payPermitHow, { price: formatMoney(price) }) : t(texts.permitIssuedHow)}</span>
        </li>
      </ol>
      {price === 0 && sent.fee_due === null && (
        <p>
          {t(texts.today)} <Link to="/obisk">{t(texts.visit)}</Link>
        </p>
      )}
      {sent.email !== null &&
        (children === undefined ? <MailedTo sent={{ ...sent, email: sent.email }} /> : <p>{t(texts.sentMail, { email: sent.email })}</p>)}
      {phone !== '' && (
        <p>
          <a href={phoneLink(phone)}>{t(texts.helpBy, { phone: formatPhone(phone) })}</a>
        </p>
      )}
    </SentFrame>
  )
}
