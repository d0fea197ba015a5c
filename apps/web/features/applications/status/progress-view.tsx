import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { screens } from '@dovolilnice/contract/screens'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { Suspense } from 'react'
import { confirm } from '../../../platform/confirm.ts'
import { formatInstant, formatValidity } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { FeeLines } from '../../../ui/money/fee-lines.tsx'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
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

const SentDocuments = ({ documents }: Pick<ApplicationProgress, 'documents'>) => {
  const t = useTranslate()
  const locale = useLocale()
  if (documents.length === 0) return <p className={styles.soft}>{t(texts.noDocuments)}</p>
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={`${document.type} ${document.created_at} ${document.file_name}`}>
          <IconFileText size={20} aria-hidden />
          <span>
            {t(document.type_name)}
            <span className={styles.file}>
              {document.file_name} · {formatInstant(document.created_at, locale)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const feeState = ({ exemption, open_cents: open }: NonNullable<ApplicationProgress['administrative_fee']>) => {
  if (exemption?.status === 'granted') return texts.feeExempt
  if (open === 0) return texts.feePaid
  return exemption?.status === 'claimed' ? texts.feeClaimed : texts.feeOpen
}

interface ProgressProps {
  progress: ApplicationProgress
  access: ApplicantAccess
  /** A title above says the number already. */
  titled?: boolean
}

const ApplicationData = ({ progress, access }: ProgressProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const { administrative_fee: fee } = progress
  return (
    <Sheet title={t(texts.data)}>
      <Facts
        facts={[
          { label: t(texts.kind), value: t(progress.permit_kind_name) },
          { label: t(texts.lot), value: t(progress.parking_lot_name) },
          { label: t(texts.plates), value: progress.plates.join(', ') },
          { label: t(texts.validity), value: formatValidity(progress.valid_from, progress.valid_until, locale, progress) },
          { label: t(texts.sentOn), value: formatInstant(progress.created_at, locale) },
          {
            label: t(texts.fee),
            value: progress.fee_lines.length === 0 ? t(texts.free) : <FeeLines lines={progress.fee_lines} />,
            wide: true,
          },
          {
            label: t(texts.administrativeFee),
            value: fee && (
              <>
                <FeeLines lines={fee.lines} />
                {t(feeState(fee))}
                {progress.has_fee_receipt && (
                  <Button look="quiet" icon={<IconDownload size={18} aria-hidden />} onClick={() => savePaper(access, 'fee_receipt')}>
                    {t(texts.feeReceipt)}
                  </Button>
                )}
              </>
            ),
            wide: true,
          },
        ]}
      />
      <h3 className={styles.part}>{t(texts.documents)}</h3>
      <SentDocuments documents={progress.documents} />
    </Sheet>
  )
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

/** An application as its applicant sees it: how far it is, what to do next, what was sent. */
export const ProgressView = ({ progress, access, titled = false }: ProgressProps) => {
  const t = useTranslate()
  const { withdraw, pending } = useWithdraw(access)
  const ask = async () => {
    const title = {
      sl: texts.withdrawTitle.sl.replace('{number}', progress.number),
      en: texts.withdrawTitle.en.replace('{number}', progress.number),
    }
    if (await confirm({ title, text: texts.withdrawText, action: texts.withdraw, danger: true })) withdraw()
  }
  const { may_supplement_late: isLate } = progress
  const asked = progress.actions.includes('supplement') || isLate
  return (
    <Stacked>
      {progress.card !== null && (
        <Suspense fallback={<ScreenLoading />}>
          <CardSheet card={progress.card} access={access} covers="price" awaits={progress.status === 'approved'} />
        </Suspense>
      )}
      {progress.fee_card !== null && (
        <Suspense fallback={<ScreenLoading />}>
          <CardSheet
            card={progress.fee_card}
            access={access}
            covers="administrative_fee"
            awaits={progress.administrative_fee?.open_cents !== 0}
          />
        </Suspense>
      )}
      {progress.administrative_fee?.payment && (
        <Suspense fallback={<ScreenLoading />}>
          <PaySheet
            payment={progress.administrative_fee.payment}
            onCall={progress.administrative_fee.call_number === null ? undefined : () => savePaper(access, 'fee_call')}
          />
        </Suspense>
      )}
      {progress.payment !== null && (
        <Suspense fallback={<ScreenLoading />}>
          <PaySheet payment={progress.payment} onPaper={() => saveProForma(access)} />
        </Suspense>
      )}
      <Sheet tone={asked ? 'warning' : progress.status === 'rejected' || progress.status === 'dismissed' ? 'bad' : 'good'}>
        <div className={styles.head}>
          {!titled && <strong className={styles.number}>{progress.number}</strong>}
          <ApplicationStatusBadge status={progress.status} />
        </div>
        <NextStep progress={progress} />
        {progress.reason !== null && <p>{t(texts.reason, { reason: progress.reason })}</p>}
        {progress.decision_service !== null && <DecisionService service={progress.decision_service} />}
        {progress.has_decision && (
          <Button look="plain" icon={<IconDownload size={18} aria-hidden />} onClick={() => saveDecision(access)}>
            {t(progress.status === 'dismissed' || progress.status === 'lapsed' ? texts.order : texts.decision)}
          </Button>
        )}
        <h3 className={styles.part}>{t(texts.timeline)}</h3>
        <Timeline timeline={progress.timeline} />
      </Sheet>
      {asked && (
        <Sheet title={t(texts.supplementTitle)} tone="warning">
          {isLate && <p>{t(texts.supplementLate)}</p>}
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
      )}
      {progress.has_hearing && <Hearing access={access} />}
      <ApplicationData progress={progress} access={access} />
      <MakeAccount access={access} />
      {'link' in access && progress.may_make_code && <ShortCode link={access.link} />}
      {progress.actions.includes('withdraw') && (
        <div>
          <Button look="plain" danger busy={pending} onClick={() => void ask()}>
            {t(texts.withdraw)}
          </Button>
        </div>
      )}
    </Stacked>
  )
}
