import { Link, linkOptions } from '@tanstack/react-router'
import { type Overview, readOverview } from '@dovolilnice/contract/dashboard/operations'
import { IconChevronRight } from '@tabler/icons-react'
import type { ScreenLink } from '../../platform/routing/subject-place.ts'
import { formatDay, useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Sheet, Stacked } from '../../ui/sheet.tsx'
import { unbroken } from '../../ui/vehicles/unbroken.tsx'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'
import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import { listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import { tableRefreshInterval, useOperation } from '../../platform/calls/query.ts'
import { useLive } from '../../platform/live.ts'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { applicationTones } from '../../ui/status-tones.ts'
import { Part } from '../../ui/states/part.tsx'
import { useMay } from '../../platform/session/use-session.ts'
import { StaffDashboard } from './staff-dashboard.tsx'

/** Link to the form that renews a permit, filled from it. */
const renewalLink = (permitId: string) =>
  linkOptions({ to: '/nadzorna-plosca/vloge/parkirna-dovolilnica', search: { podaljsanje: permitId } })

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

const urgentKinds: readonly Step['kind'][] = ['supplement', 'pay', 'ask_office']

const useWords = ({ kind, number, due_on: due }: Step) => {
  const t = useTranslate()
  const locale = useLocale()
  return {
    sentence: unbroken(t(sentences[kind] as typeof texts.stepWait, { number: number ?? '' })),
    due: due !== null && <span className={styles.due}>{t(texts.dueOn, { day: formatDay(due, locale) })}</span>,
  }
}

/** The most pressing step, in large, with the one filled button. */
const FirstStep = ({ step }: { step: Step }) => {
  const t = useTranslate()
  const { sentence, due } = useWords(step)
  return (
    <li className={styles.first} data-urgent={urgentKinds.includes(step.kind) || undefined}>
      <span className={styles.firstText}>
        <strong>{sentence}</strong>
        {due}
      </span>
      <ButtonLink {...linkOf(step)}>{t(actions[step.kind])}</ButtonLink>
    </li>
  )
}

/** Any other step, as one line that leads to it. */
const StepLine = ({ step }: { step: Step }) => {
  const { sentence, due } = useWords(step)
  const words = (
    <span className={styles.lineText}>
      {sentence} {due}
    </span>
  )
  return (
    <li>
      {step.kind === 'wait' ? (
        <span className={styles.step}>{words}</span>
      ) : (
        <Link className={styles.step} {...linkOf(step)}>
          {words}
          <IconChevronRight size={20} aria-hidden />
        </Link>
      )}
    </li>
  )
}

/** What the person can do next: the most pressing in large, the others a line each. */
const NextSteps = ({ steps }: { steps: readonly Step[] }) => {
  const t = useTranslate()
  return (
    <Sheet title={t(texts.nextSteps)}>
      {steps.length === 0 && <p>{t(texts.nothingToDo)}</p>}
      <ul className={styles.steps}>
        {steps.map((step, place) => {
          const Shown = place === 0 && step.kind !== 'wait' ? FirstStep : StepLine
          return <Shown key={`${step.kind}${step.application_id ?? step.permit_id}`} step={step} />
        })}
      </ul>
    </Sheet>
  )
}

/** So many are shown; the list of all has the others. */
const shown = 5

/** The person's last applications, newest first, each with its state. */
const OwnApplications = () => {
  const t = useTranslate()
  const query = useOperation(listOwnApplications, { body: { itemsPerPage: shown } }, { every: tableRefreshInterval })
  useLive('applications', query.refetch)
  return (
    <Sheet
      title={t(texts.myApplications)}
      actions={
        <ButtonLink look="quiet" to="/vloge">
          {t(texts.allApplications)}
        </ButtonLink>
      }
    >
      <OperationView query={query}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className={styles.soft}>{t(texts.noApplications)}</p>}
            <ul className={styles.lines}>
              {items.map(({ id, number, permit_kind_name: kind, status }) => (
                <li key={id}>
                  <Link to="/vloge" search={{ vloga: id }}>
                    {unbroken(`${t(kind)}, ${number}`)}
                  </Link>
                  <StatusBadge tone={applicationTones[status]}>{t(applicationStatusLabels[status])}</StatusBadge>
                </li>
              ))}
            </ul>
          </>
        )}
      </OperationView>
    </Sheet>
  )
}

/** A resident's own things: what to do next, the permits as cards, the last passages, the applications. */
const OwnDashboard = () => {
  const query = useOperation(readOverview, {}, { every: tableRefreshInterval })
  useLive('applications', query.refetch)
  return (
    <Stacked>
      <OperationView query={query}>{(overview) => <NextSteps steps={overview.next_steps} />}</OperationView>
      <Part name="OwnPermitCards" props={{}} />
      <Part name="OwnPassages" props={{}} />
      <OwnApplications />
    </Stacked>
  )
}

/** Where the day begins: for staff the town's figures and passages, for everyone else their own things. */
export const DashboardScreen = () => (useMay()('admin:resources') ? <StaffDashboard /> : <OwnDashboard />)
