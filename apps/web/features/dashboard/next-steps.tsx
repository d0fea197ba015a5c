import type { Overview } from '@dovolilnice/contract/dashboard/read-overview'
import type { ScreenLink } from '../../platform/routing/screen-link.ts'
import { formatDay } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { unbroken } from '../../ui/vehicles/unbroken.tsx'
import styles from './dashboard.module.css'
import { renewalLink } from './renewal-link.ts'
import { texts } from './texts.ts'

type Step = Overview['next_steps'][number]

const sentences = {
  supplement: texts.stepSupplement,
  pay: texts.stepPay,
  renew: texts.stepRenew,
  ask_office: texts.stepAsk,
  wait: texts.stepWait,
  apply: texts.stepApply,
} as const

const actions = {
  supplement: texts.open,
  pay: texts.pay,
  renew: texts.renew,
  ask_office: texts.open,
  wait: texts.open,
  apply: texts.apply,
} as const

/** Where the step is taken. */
const linkOf = ({ kind, permit_id: permitId, application_id: applicationId }: Step): ScreenLink => {
  if (kind === 'renew' && permitId !== null) return renewalLink(permitId)
  if (kind === 'apply') return { to: '/nadzorna-plosca/vloge/parkirna-dovolilnica' }
  if (kind === 'ask_office') return { to: '/dovolilnice/', search: permitId === null ? {} : { dovolilnica: permitId } }
  return { to: '/vloge', search: applicationId === null ? {} : { vloga: applicationId } }
}

const StepLine = ({ step }: { step: Step }) => {
  const t = useTranslate()
  const locale = useLocale()
  const urgent = step.kind === 'supplement' || step.kind === 'pay' || step.kind === 'ask_office'
  return (
    <li className={styles.step} data-urgent={urgent || undefined}>
      <span className={styles.stepText}>
        {unbroken(t(sentences[step.kind] as typeof texts.stepWait, { number: step.number ?? '' }))}
        {step.due_on !== null && <span>{t(texts.dueOn, { day: formatDay(step.due_on, locale) })}</span>}
      </span>
      {step.kind !== 'wait' && (
        <ButtonLink look={urgent || step.kind === 'apply' ? 'filled' : 'plain'} {...linkOf(step)}>
          {t(actions[step.kind])}
        </ButtonLink>
      )}
    </li>
  )
}

/** What the person can do next, the most pressing first. */
export const NextSteps = ({ steps }: { steps: readonly Step[] }) => {
  const t = useTranslate()
  return (
    <Sheet title={t(texts.nextSteps)}>
      {steps.length === 0 && <p>{t(texts.nothingToDo)}</p>}
      <ul className={styles.steps}>
        {steps.map((step) => (
          <StepLine key={`${step.kind}${step.application_id ?? step.permit_id}`} step={step} />
        ))}
      </ul>
    </Sheet>
  )
}
