import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { takingText } from '@dovolilnice/contract/primitives/taking'
import { inDays } from '@dovolilnice/contract/acts/answer-days'
import { lastDayOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { confirm, formatDay, formatInstant, formatMoney, pageLocale, t, today } from '../../../platform/kit.ts'
import { AppealPart, Button, ButtonLink, lazyPart, Notice, Part, ScreenLoading, Sheet, Stacked, unbroken } from '../../../ui/kit.ts'
import { texts } from './status-texts.ts'
import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import { screens } from '@dovolilnice/contract/screens'
import { IconDownload } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { type ApplicantAccess, appealOf, saveDecision, savePaper, saveProForma, supplementOf, useWithdraw } from './applicant-access.ts'
import { BoxPart, ExtensionPart } from './extension-part.tsx'
import { ApplicationStatusBadge } from '../application-status-badge.tsx'
import { MakeAccount } from './make-account.tsx'
import styles from './progress-view.module.css'
import { SentData } from './sent-data.tsx'
import { ShortCode } from './short-code.tsx'
import { SupplementForm } from './supplement-form.tsx'

const isOver = (day: string | null) => day !== null && day < today()

const Status = ({ progress }: { progress: ApplicationProgress }) => {
  const locale = pageLocale()
  const due = formatDay(progress.due_on)
  switch (progress.status) {
    case 'supplement_requested':
      if (progress.supplement_days !== null)
        return <p>{unbroken(t(texts.supplementFromService, { days: inDays(progress.supplement_days, locale) }))}</p>
      return <p>{unbroken(t(isOver(progress.due_on) ? texts.supplementOverdue : texts.supplement_requested, { due }))}</p>
    case 'approved':
      if (progress.payment?.cents === 0) return <p>{t(texts.paid)}</p>
      if (progress.payment !== null) return <p>{unbroken(t(texts.approvedToPay, { due }))}</p>
      return (
        <p>
          {unbroken(progress.fee_cents > 0 ? t(texts.approvedWithFee, { due, fee: formatMoney(progress.fee_cents) }) : t(texts.approved))}
        </p>
      )
    case 'completed':
      return (
        <>
          <p>{unbroken(t(texts.completed, { permit: progress.permit_number ?? '' }))}</p>
          {progress.permit_takings.map((one) => (
            <p key={one.act}>{takingText(one, locale)}</p>
          ))}
        </>
      )
    default:
      return <p>{t(texts[progress.status])}</p>
  }
}

/** By when the authority must decide (ZUP, art. 222); while it waits for the applicant, that this term does not run (art. 67). */
const DecisionTerm = ({ status, decide_by: decideBy, suspended_on: rests }: ApplicationProgress) => {
  if (rests !== null) return <p>{unbroken(t(texts.suspended, { day: formatDay(rests) }))}</p>
  if (status === 'supplement_requested') return <p>{t(texts.termStands)}</p>
  if (decideBy === null) return null
  return <p>{unbroken(t(isOver(decideBy) ? texts.decisionOverdue : texts.decideBy, { day: formatDay(decideBy) }))}</p>
}

/** That its vehicles may pass before it is decided. */
const Interim = ({ interim: { from_at, until_at, plates } }: { interim: NonNullable<ApplicationProgress['interim']> }) => {
  const day = (instant: string): string => localDayOf(new Date(instant))
  const days = { from: formatDay(day(from_at)), last: formatDay(lastDayOf(day(until_at))) }
  return <p>{unbroken(t(texts.interim, { ...days, plates: plates.join(', ') }))}</p>
}

const NextStep = ({ progress }: { progress: ApplicationProgress }) => (
  <>
    {progress.suspended_on === null && <Status progress={progress} />}
    <DecisionTerm {...progress} />
    {progress.interim !== null && <Interim interim={progress.interim} />}
  </>
)

type Service = NonNullable<ApplicationProgress['decision_service']>

/** A label begins with a capital letter, which a word inside a sentence does not. */
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

/** How and when the decision was served, and until when an appeal is possible. A downloaded copy is no service. */
const DecisionService = ({ service }: { service: Service }) => {
  const { number, manner, handed_over_on: handed, served_on: served, appeal_until: until, final_on: final } = service
  const how = { number, manner: manner === null ? '' : inSentence(t(manner)) }
  if (served === null)
    return <p>{unbroken(handed === null ? t(texts.willBeServed, how) : t(texts.handedOver, { ...how, day: formatDay(handed) }))}</p>
  if (service.under_appeal) return <p>{unbroken(t(texts.underAppeal, { ...how, day: formatDay(served) }))}</p>
  if (final !== null && final <= today())
    return <p>{unbroken(t(texts.servedAndFinal, { ...how, day: formatDay(served), final: formatDay(final) }))}</p>
  return (
    <>
      <p>{unbroken(t(texts.served, { ...how, day: formatDay(served), until: formatDay(until) }))}</p>
      <p>{t(texts.appealHow)}</p>
    </>
  )
}

/** Only few who look at an application have something to pay. */
const PaySheet = lazyPart(() => import('./pay-sheet.tsx').then((part) => part.PaySheet))
const CardSheet = lazyPart(() => import('./card-sheet.tsx').then((part) => part.CardSheet))

const Timeline = ({ timeline }: Pick<ApplicationProgress, 'timeline'>) => (
  <ol className={styles.timeline}>
    {timeline.map(({ at, status }, index) => (
      <li key={`${at} ${status}`} aria-current={index === timeline.length - 1 ? 'step' : undefined}>
        <span>{t(applicationStatusLabels[status])}</span>
        <time dateTime={at}>{formatInstant(at)}</time>
      </li>
    ))}
  </ol>
)

interface ProgressProps {
  progress: ApplicationProgress
  access: ApplicantAccess
  /** A title above says the number already. */
  titled?: boolean
}

/** What the clerk has ticked; where they asked in words alone, what the kind requires and nobody has sent. */
const requestedOf = ({ requested_documents: asked, required_documents: required, documents }: ApplicationProgress): string[] =>
  asked ?? required.filter(({ type, required: must }) => must && !documents.some((sent) => sent.type === type)).map(({ type }) => type)

/** By the mailed link the findings are a page of their own; inside they stand here. */
const Hearing = ({ access }: { access: ApplicantAccess }) => {
  if (!('link' in access)) return <Part name="OwnHearing" props={{ id: access.id }} />
  return (
    <Sheet title={t(texts.hearingTitle)} tone="warning">
      <p>{t(texts.hearingText)}</p>
      <div>
        <ButtonLink label={t(texts.hearingOpen)} to={screens.hearing} search={access.link} />
      </div>
    </Sheet>
  )
}

const Payments = ({ progress, access }: ProgressProps) => {
  const { card, fee_card: feeCard, payment, administrative_fee: fee } = progress
  return (
    <Suspense fallback={<ScreenLoading />}>
      {card !== null && <CardSheet card={card} access={access} covers="price" awaits={progress.status === 'approved'} />}
      {feeCard !== null && <CardSheet card={feeCard} access={access} covers="administrative_fee" awaits={fee?.open_cents !== 0} />}
      {fee?.payment && (
        <PaySheet payment={fee.payment} onCall={fee.call_number === null ? undefined : () => savePaper(access, 'fee_call')} />
      )}
      {payment !== null && payment.cents > 0 && <PaySheet payment={payment} onPaper={() => saveProForma(access)} />}
    </Suspense>
  )
}

/** Beside a supplement, which comes first, the fee is a line that opens how it is paid. */
const FoldedPayments = (props: ProgressProps) => {
  const { administrative_fee: fee, fee_card: card } = props.progress
  if (fee === null || fee.open_cents === 0 || (fee.payment === null && card === null)) return <Payments {...props} />
  return (
    <Sheet>
      <details>
        <summary className={styles.debt}>
          {unbroken(t(texts.payFee, { fee: formatMoney(fee.open_cents), due: formatDay(fee.due_on) }))}
        </summary>
        <Stacked>
          <Payments {...props} />
        </Stacked>
      </details>
    </Sheet>
  )
}

/** Over without a permit, and without a decision against the applicant. */
const endsQuietly: readonly ApplicationStatus[] = ['withdrawn', 'lapsed', 'cancelled']

const toneOf = ({ status }: ApplicationProgress, asked: boolean) => {
  if (asked) return 'warning'
  if (status === 'rejected' || status === 'dismissed') return 'bad'
  return endsQuietly.includes(status) ? undefined : 'good'
}

/** Who acts for the applicant: to them go the acts. */
const representedText = ({ name, since, until }: NonNullable<ApplicationProgress['representative']>): string =>
  t(until === null ? texts.represented : texts.representedUntil, { name, since: formatDay(since), until: formatDay(until) })

const Standing = ({ progress, access, titled, asked }: ProgressProps & { asked: boolean }) => {
  const { status, reason, decision_service: service, asked: claim, representative } = progress
  return (
    <Sheet tone={toneOf(progress, asked)}>
      <div className={styles.head}>
        {!titled && <strong className={styles.number}>{progress.number}</strong>}
        <ApplicationStatusBadge status={status} />
      </div>
      {!(asked && status === 'supplement_requested') && <NextStep progress={progress} />}
      {progress.email !== null && !endsQuietly.includes(status) && <p>{t(texts.mailsTo, { email: progress.email })}</p>}
      {claim !== null && (
        <p>{unbroken(t(texts.partly, { plates: claim.plates.join(', '), last: formatDay(lastDayOf(claim.valid_until)) }))}</p>
      )}
      {reason !== null && <p>{t(texts.reason, { reason })}</p>}
      {service !== null && <DecisionService service={service} />}
      {progress.in_box.map(({ number, until }) => (
        <p key={number}>{unbroken(t(texts.inBox, { number, until: formatDay(until) }))}</p>
      ))}
      {progress.joined.length > 0 && <p>{unbroken(t(texts.joined, { numbers: progress.joined.join(', ') }))}</p>}
      {progress.procedure_language !== null && <p>{t(progress.procedure_language === 'it' ? texts.inItalian : texts.inHungarian)}</p>}
      {representative !== null && <p>{unbroken(representedText(representative))}</p>}
      {progress.has_decision && (
        <Button
          label={t(status === 'dismissed' || status === 'lapsed' ? texts.order : texts.decision)}
          look="plain"
          icon={IconDownload}
          onClick={() => saveDecision(access)}
        />
      )}
      {progress.secure_box !== null && representative === null && <BoxPart address={progress.secure_box.address} access={access} />}
      <AppealPart appeals={progress} by={appealOf(access)} />
      <h3 className={styles.part}>{t(texts.timeline)}</h3>
      <Timeline timeline={progress.timeline} />
    </Sheet>
  )
}

const Supplement = ({ progress, access, onSent }: ProgressProps & { onSent: () => void }) => (
  <Sheet title={t(texts.supplementTitle)} tone="warning">
    {progress.may_supplement_late ? <p>{t(texts.supplementLate)}</p> : progress.suspended_on === null && <Status progress={progress} />}
    <p className="hint">{t(texts.supplementAsked)}</p>
    <p className={styles.asked}>{progress.supplement_text}</p>
    <SupplementForm
      supplement={supplementOf(access)}
      documents={progress.required_documents}
      requested={requestedOf(progress)}
      sent={progress.documents}
      from={progress.valid_from}
      onDone={onSent}
      quiet
    />
  </Sheet>
)

const AboutCall = ({ progress, access }: ProgressProps) => (
  <Sheet>
    {!progress.may_supplement_late && <DecisionTerm {...progress} />}
    <div>
      <Button look="plain" icon={IconDownload} onClick={() => savePaper(access, 'call')}>
        {t(texts.call)}
      </Button>
    </div>
    <ExtensionPart progress={progress} access={access} />
  </Sheet>
)

const WithdrawButton = ({ progress: { number }, access }: ProgressProps) => {
  const { withdraw, pending } = useWithdraw(access)
  const ask = async () => {
    const title = t(texts.withdrawTitle, { number })
    if (await confirm({ title, text: texts.withdrawText, action: texts.withdraw, danger: true })) withdraw()
  }
  return (
    <div>
      <Button label={t(texts.withdraw)} look="plain" danger busy={pending} onClick={() => void ask()} />
    </div>
  )
}

/** That a supplement has come, where the form stood: the focus goes there, so that it is read out. */
const Received = ({ at }: { at: string | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="good" role="status">
        {[t(texts.supplementDone), at === undefined ? '' : t(texts.supplementReceived, { at: formatInstant(at) })].join(' ')}
      </Notice>
    </div>
  )
}

/** Instants of the server at which something came, the first one first. */
const comingsOf = ({ timeline, documents }: ApplicationProgress): string[] =>
  [...timeline.map(({ at }) => at), ...documents.map(({ created_at: at }) => at)].toSorted()

/** An application as its applicant sees it: first the one next step, then how far it is and what was sent. */
export const ProgressView = (props: ProgressProps) => {
  const { progress, access } = props
  /** What had come before the supplement was sent. */
  const [before, setBefore] = useState<string[]>()
  const asked = progress.actions.includes('supplement') || progress.may_supplement_late
  return (
    <Stacked>
      {before !== undefined && <Received at={comingsOf(progress).find((at) => !before.includes(at))} />}
      {asked && <Supplement {...props} onSent={() => setBefore(comingsOf(progress))} />}
      {progress.has_hearing && <Hearing access={access} />}
      {asked ? <FoldedPayments {...props} /> : <Payments {...props} />}
      {asked && <AboutCall {...props} />}
      <Standing {...props} asked={asked} />
      <SentData progress={progress} access={access} />
      <MakeAccount access={access} />
      {'link' in access && progress.may_make_code && <ShortCode link={access.link} />}
      {progress.actions.includes('withdraw') && <WithdrawButton {...props} />}
    </Stacked>
  )
}
