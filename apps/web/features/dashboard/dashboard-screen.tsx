import { Link, linkOptions } from '@tanstack/react-router'
import { type Overview, readOverview } from '@dovolilnice/contract/dashboard/operations'
import { IconChevronRight } from '@tabler/icons-react'
import { languageTags } from '@dovolilnice/contract/locale'
import {
  formatMoney,
  formatShortDay,
  pageLocale,
  type ScreenLink,
  t,
  tableRefreshInterval,
  useLive,
  useMay,
  useOperation,
} from '../../platform/kit.ts'
import { applicationTones, ButtonLink, OperationView, Part, Sheet, Stacked, StatusBadge, unbroken } from '../../ui/kit.ts'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'
import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import { listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import { StaffDashboard } from './staff-dashboard.tsx'

const renewalLink = (permitId: string) =>
  linkOptions({ to: '/nadzorna-plosca/vloge/parkirna-dovolilnica', search: { podaljsanje: permitId } })

type Step = Overview['next_steps'][number]

const sentences = {
  supplement: texts.stepSupplement,
  pay_fee: texts.stepPayFee,
  pay: texts.stepPay,
  renew: texts.stepRenew,
  ask_office: texts.stepAsk,
  wait: texts.stepWait,
  apply: texts.stepApply,
} as const

const actions = {
  supplement: texts.open,
  pay_fee: texts.pay,
  pay: texts.pay,
  renew: texts.renew,
  ask_office: texts.open,
  wait: texts.open,
  apply: texts.newApplication,
} as const

const linkOf = ({ kind, permit_id: permitId, application_id: applicationId }: Step): ScreenLink => {
  if (kind === 'renew' && permitId !== null) return renewalLink(permitId)
  if (kind === 'apply') return { to: '/nadzorna-plosca/vloge/parkirna-dovolilnica' }
  if (kind === 'ask_office') return { to: '/dovolilnice/', search: permitId === null ? {} : { dovolilnica: permitId } }
  return { to: '/vloge', search: applicationId === null ? {} : { vloga: applicationId } }
}

/** The day until which, as one reads it in a column: `1. 12.` and the day of the week under it. */
const DueDay = ({ day }: { day: string }) => {
  const weekday = new Intl.DateTimeFormat(languageTags[pageLocale()], { timeZone: 'UTC', weekday: 'long' }).format(new Date(day))
  return (
    <time className={styles.due} dateTime={day}>
      <strong>{formatShortDay(day)}</strong>
      <small>{weekday}</small>
    </time>
  )
}

const StepWords = ({ step: { kind, kind_name: name, number, due_on: due, cents } }: { step: Step }) => (
  <span className={styles.stepWords}>
    {due !== null && <DueDay day={due} />}
    <strong className={styles.stepText}>{t(sentences[kind])}</strong>
    {cents !== null && <span className={styles.cents}>{formatMoney(cents)}</span>}
    {name !== null && <small className={styles.stepAbout}>{unbroken(`${t(name)}, ${number ?? ''}`)}</small>}
  </span>
)

/** What is due first, with the one filled button; every other one as a line that leads to it. */
const NextStep = ({ step, first }: { step: Step; first: boolean }) => {
  if (first)
    return (
      <li className={styles.first}>
        <StepWords step={step} />
        <ButtonLink label={t(actions[step.kind])} {...linkOf(step)} />
      </li>
    )
  if (step.kind === 'wait')
    return (
      <li className={styles.step}>
        <StepWords step={step} />
      </li>
    )
  return (
    <li>
      <Link className={styles.step} {...linkOf(step)}>
        <StepWords step={step} />
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </li>
  )
}

const NextSteps = ({ steps }: { steps: readonly Step[] }) => (
  <Sheet title={t(texts.nextSteps)}>
    {steps.length === 0 && <p>{t(texts.nothingToDo)}</p>}
    <ul className={styles.steps}>
      {steps.map((step, place) => (
        <NextStep key={`${step.kind}${step.application_id ?? step.permit_id}`} step={step} first={place === 0 && step.kind !== 'wait'} />
      ))}
    </ul>
  </Sheet>
)

/** So many are shown; the list of all has the others. */
const shown = 5

const OwnApplications = () => {
  const query = useOperation(listOwnApplications, { body: { itemsPerPage: shown } }, { every: tableRefreshInterval })
  useLive('applications', query.refetch)
  return (
    <Sheet title={t(texts.myApplications)} actions={<ButtonLink label={t(texts.allApplications)} look="quiet" to="/vloge" />}>
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

const OwnDashboard = () => {
  const query = useOperation(readOverview, {}, { every: tableRefreshInterval })
  useLive('applications', query.refetch)
  return (
    <Stacked inOrder>
      <OperationView query={query}>{(overview) => <NextSteps steps={overview.next_steps} />}</OperationView>
      <Part name="OwnPermitCards" props={{}} />
      <Part name="OwnPassages" props={{}} />
      <OwnApplications />
    </Stacked>
  )
}

export const DashboardScreen = () => (useMay()('admin:resources') ? <StaffDashboard /> : <OwnDashboard />)
