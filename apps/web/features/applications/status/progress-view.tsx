import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { screens } from '@dovolilnice/contract/screens'
import { IconDownload } from '@tabler/icons-react'
import { Suspense } from 'react'
import { confirm } from '../../../platform/confirm.ts'
import { formatInstant } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { ScreenLoading } from '../../../ui/shell/screen-loading.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import { Part } from '../../../ui/states/part.tsx'
import { Sheet, Stacked } from '../../../ui/sheet.tsx'
import { saveDecision, savePaper, saveProForma, supplementOf, useWithdraw } from './applicant-access.ts'
import type { ApplicantAccess } from './applicant-access.ts'
import { DecisionService } from './decision-service.tsx'
import { ExtensionPart } from './extension-part.tsx'
import { ApplicationStatusBadge } from '../application-status-badge.tsx'
import { NextStep } from './next-step.tsx'
import { MakeAccount } from './make-account.tsx'
import styles from './progress-view.module.css'
import { texts } from './status-texts.ts'
import { SentData } from './sent-data.tsx'
import { ShortCode } from './short-code.tsx'
import { SupplementForm } from './supplement-form.tsx'

/** Only few who look at an application have something to pay. */
const PaySheet = lazyPart(() => import('./pay-sheet.tsx').then((part) => part.PaySheet))
const CardSheet = lazyPart(() => import('./card-sheet.tsx').then((part) => part.CardSheet))

const Timeline = ({ timeline }: Pick<ApplicationProgress, 'timeline'>) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <ol className={styles.timeline}>
      {timeline.map(({ at, status }, index) => (
        <li key={`${at} ${status}`} aria-current={index === timeline.length - 1 ? 'step' : undefined}>
          <span>{t(applicationStatusLabels[status])}</span>
          <time dateTime={at}>{formatInstant(at, locale)}</time>
        </li>
      ))}
    </ol>
  )
}

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
  const t = useTranslate()
  if (!('link' in access)) return <Part name="OwnHearing" props={{ id: access.id }} />
  return (
    <Sheet title={t(texts.hearingTitle)} tone="warning">
      <p>{t(texts.hearingText)}</p>
      <div>
        <ButtonLink to={screens.hearing} search={access.link}>
          {t(texts.hearingOpen)}
        </ButtonLink>
      </div>
    </Sheet>
  )
}

/** What is to be paid, by card or by transfer: the price, and the administrative fee beside it. */
const Payments = ({ progress, access }: ProgressProps) => {
  const { card, fee_card: feeCard, payment, administrative_fee: fee } = progress
  return (
    <Suspense fallback={<ScreenLoading />}>
      {card !== null && <CardSheet card={card} access={access} covers="price" awaits={progress.status === 'approved'} />}
      {feeCard !== null && <CardSheet card={feeCard} access={access} covers="administrative_fee" awaits={fee?.open_cents !== 0} />}
      {fee?.payment && (
        <PaySheet payment={fee.payment} onCall={fee.call_number === null ? undefined : () => savePaper(access, 'fee_call')} />
      )}
      {payment !== null && <PaySheet payment={payment} onPaper={() => saveProForma(access)} />}
    </Suspense>
  )
}

/** Over without a permit, and without a decision against the applicant. */
const endsQuietly: readonly ApplicationStatus[] = ['withdrawn', 'lapsed', 'cancelled']

const toneOf = ({ status }: ApplicationProgress, asked: boolean) => {
  if (asked) return 'warning'
  if (status === 'rejected' || status === 'dismissed') return 'bad'
  return endsQuietly.includes(status) ? undefined : 'good'
}

/** How far it is, what the authority said, and all that has happened. */
const Standing = ({ progress, access, titled, asked }: ProgressProps & { asked: boolean }) => {
  const t = useTranslate()
  const { status, reason, decision_service: service } = progress
  return (
    <Sheet tone={toneOf(progress, asked)}>
      <div className={styles.head}>
        {!titled && <strong className={styles.number}>{progress.number}</strong>}
        <ApplicationStatusBadge status={status} />
      </div>
      <NextStep progress={progress} />
      {reason !== null && <p>{t(texts.reason, { reason })}</p>}
      {service !== null && <DecisionService service={service} />}
      {progress.has_decision && (
        <Button look="plain" icon={<IconDownload size={18} aria-hidden />} onClick={() => saveDecision(access)}>
          {t(status === 'dismissed' || status === 'lapsed' ? texts.order : texts.decision)}
        </Button>
      )}
      <h3 className={styles.part}>{t(texts.timeline)}</h3>
      <Timeline timeline={progress.timeline} />
    </Sheet>
  )
}

/** What the authority asks for, and the form that sends it. */
const Supplement = ({ progress, access }: ProgressProps) => {
  const t = useTranslate()
  return (
    <Sheet title={t(texts.supplementTitle)} tone="warning">
      {progress.may_supplement_late && <p>{t(texts.supplementLate)}</p>}
      <p className={styles.soft}>{t(texts.supplementAsked)}</p>
      <p className={styles.asked}>{progress.supplement_text}</p>
      <div>
        <Button look="plain" icon={<IconDownload size={18} aria-hidden />} onClick={() => savePaper(access, 'call')}>
          {t(texts.call)}
        </Button>
      </div>
      <ExtensionPart progress={progress} access={access} />
      <SupplementForm supplement={supplementOf(access)} documents={progress.required_documents} requested={requestedOf(progress)} />
    </Sheet>
  )
}

const WithdrawButton = ({ progress: { number }, access }: ProgressProps) => {
  const t = useTranslate()
  const { withdraw, pending } = useWithdraw(access)
  const ask = async () => {
    const title = t(texts.withdrawTitle, { number })
    if (await confirm({ title, text: texts.withdrawText, action: texts.withdraw, danger: true })) withdraw()
  }
  return (
    <div>
      <Button look="plain" danger busy={pending} onClick={() => void ask()}>
        {t(texts.withdraw)}
      </Button>
    </div>
  )
}

/** An application as its applicant sees it: how far it is, what to do next, what was sent. */
export const ProgressView = (props: ProgressProps) => {
  const { progress, access } = props
  const asked = progress.actions.includes('supplement') || progress.may_supplement_late
  return (
    <Stacked>
      <Payments {...props} />
      <Standing {...props} asked={asked} />
      {asked && <Supplement {...props} />}
      {progress.has_hearing && <Hearing access={access} />}
      <SentData progress={progress} access={access} />
      <MakeAccount access={access} />
      {'link' in access && progress.may_make_code && <ShortCode link={access.link} />}
      {progress.actions.includes('withdraw') && <WithdrawButton {...props} />}
    </Stacked>
  )
}
