import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { inDays } from '@dovolilnice/contract/acts/answer-days'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { today } from '../../../platform/today.ts'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { unbroken } from '../../../ui/vehicles/unbroken.tsx'
import { texts } from './status-texts.ts'

const isOver = (day: string | null) => day !== null && day < today()

const Status = ({ progress }: { progress: ApplicationProgress }) => {
  const t = useTranslate()
  const locale = useLocale()
  const due = formatDay(progress.due_on, locale)
  switch (progress.status) {
    case 'supplement_requested':
      if (progress.supplement_days !== null)
        return <p>{unbroken(t(texts.supplementFromService, { days: inDays(progress.supplement_days, locale) }))}</p>
      return <p>{unbroken(t(isOver(progress.due_on) ? texts.supplementOverdue : texts.supplement_requested, { due }))}</p>
    case 'approved':
      if (progress.payment !== null) return <p>{unbroken(t(texts.approvedToPay, { due }))}</p>
      return (
        <p>
          {unbroken(
            progress.fee_cents > 0 ? t(texts.approvedWithFee, { due, fee: formatCents(progress.fee_cents, locale) }) : t(texts.approved),
          )}
        </p>
      )
    case 'completed':
      return <p>{unbroken(t(texts.completed, { permit: progress.permit_number ?? '' }))}</p>
    default:
      return <p>{t(texts[progress.status])}</p>
  }
}

/** By when the authority must decide (ZUP, art. 222); while it waits for the applicant, that this term does not run (art. 67). */
const DecisionTerm = ({ status, decide_by: decideBy }: ApplicationProgress) => {
  const t = useTranslate()
  const locale = useLocale()
  if (status === 'supplement_requested') return <p>{t(texts.termStands)}</p>
  if (decideBy === null) return null
  return <p>{unbroken(t(isOver(decideBy) ? texts.decisionOverdue : texts.decideBy, { day: formatDay(decideBy, locale) }))}</p>
}

/** Where the application is, what comes next and by when. */
export const NextStep = ({ progress }: { progress: ApplicationProgress }) => (
  <>
    <Status progress={progress} />
    <DecisionTerm {...progress} />
  </>
)
