import { type ApplicationAction, editableStatuses, endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { applicationActionLabels } from '@dovolilnice/contract/applications/application-labels'
import { confirmComplete, readDecision } from '@dovolilnice/contract/applications/decide/operations'
import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { readApplicationPdf } from '@dovolilnice/contract/applications/record/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { failingDocuments, unjudgedDocuments } from '@dovolilnice/contract/documents/document-verdict'
import type { Text } from '@dovolilnice/contract/locale'
import { sumOf } from '@dovolilnice/contract/money/money-line'
import { IconChevronDown, IconGavel, IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import {
  formatDay,
  heldStep,
  printPaper,
  sendingSteps,
  t,
  today,
  useAction,
  useMay,
  useMedia,
  useResources,
  useStore,
} from '../../../platform/kit.ts'
import { Button, KeyCap, Menu, MenuItem, useKeys } from '../../../ui/kit.ts'
import { addDays, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { missingDocuments } from '@dovolilnice/contract/applications/apply/operations'
import styles from './application-screen.module.css'
import { stepDialogs } from './step-dialogs.tsx'
import { texts } from '../texts.ts'

/** Steps with which a clerk goes on with an application. While it has one of them, that one is the screen's filled button, and no other is. */
export const foremostActions = [
  'take_into_review',
  'approve',
  'record_payment',
  'issue_permit',
] as const satisfies readonly ApplicationAction[]

/** A step that harms nobody and is not asked about; where someone was quicker, the screen shows what they did. */
const useStepAtOnce = (
  step: typeof takeApplicationIntoReview | typeof confirmComplete,
  done: Text,
  { id, version }: ApplicationDetails,
) => {
  const client = useQueryClient()
  const { mutate, isPending } = useAction(step, { done })
  const take = () => mutate({ params: { id }, body: { version } }, { onError: () => void client.invalidateQueries() })
  return { take, taking: isPending }
}

/** The steps that are taken here: at once, or in a dialog. */
type InDialog = keyof typeof stepDialogs
type Shown = InDialog | 'take_into_review'
const isShown = (action: ApplicationAction): action is ApplicationAction & Shown => action === 'take_into_review' || action in stepDialogs

/** With which the clerk goes on; the first of them is the one that the screen is about. Where one step decides and issues, it is that one. */
const foremost: readonly Shown[] = ['approve_and_issue', ...foremostActions]
const dangerous: readonly Shown[] = ['reject', 'withdraw', 'cancel']
const rare: readonly Shown[] = ['grant_in_part', 'close_supplement', 'withdraw', 'cancel']

const stepKeys: Partial<Record<Shown, string>> = {
  take_into_review: 'a',
  approve_and_issue: 'a',
  approve: 'a',
  record_payment: 'a',
  issue_permit: 'a',
  request_supplement: 'd',
  reject: 'z',
}

/** Approving stands in the menu only beside the step that also issues. */
const menuLabelOf = (step: Shown): Text => (step === 'approve' ? texts.approveOnly : labelOf(step))

const labelOf = (step: Shown): Text => (step === 'approve_and_issue' ? texts.approveAndIssue : applicationActionLabels[step])

/** Whether nothing is to be paid and no card handed over, so that one step decides and issues. */
const useIssuesAtOnce = ({ actions, fee, permit_kind_id: kindId }: ApplicationDetails): boolean => {
  const may = useMay()
  const kind = useResources()?.permit_kinds.find(({ id }) => id === kindId)
  const decides = actions.includes('approve') || (actions.includes('take_into_review') && may('applications:decide'))
  return decides && may('permits:issue') && sumOf(fee) === 0 && kind?.openings.includes('rfid') === false
}

/** Whether a part of it can be refused: a vehicle of several, or some of its time, which a replacement has as it is left. */
const useIsDivisible = ({ permit_kind_id: kindId, replaces_permit: replaced, ...asked }: ApplicationDetails): boolean => {
  const kind = useResources()?.permit_kinds.find(({ id }) => id === kindId)
  if (asked.plates.length > 1 || kind === undefined) return true
  if (replaced !== null) return false
  if (kind.validity.rule === 'periods') return asked.period_count > 1
  return [asked.valid_from, today()].every((day) => addDays(day, 1) < asked.valid_until)
}

/** The steps of this moment: the one that goes on, the others beside it, and the rare ones in the menu. */
const useSteps = (application: ApplicationDetails) => {
  const atOnce = useIssuesAtOnce(application)
  const divisible = useIsDivisible(application)
  const legal = application.actions.filter(isShown).filter((step) => divisible || step !== 'grant_in_part')
  const steps: Shown[] = [...(atOnce ? ['approve_and_issue' as const] : []), ...legal]
  const first = foremost.find((step) => steps.includes(step))
  const inMenu = (step: Shown): boolean => rare.includes(step) || (atOnce && step === 'approve')
  return {
    first,
    // Pressed without thinking it would decide over documents that nobody has looked at.
    isQuiet:
      (first === 'approve' || first === 'approve_and_issue') &&
      unjudgedDocuments(application).length + failingDocuments(application).length > 0,
    beside: steps.filter((step) => step !== first && !inMenu(step)),
    menu: steps.filter((step) => step !== first && inMenu(step)),
  }
}

/** Whether a step with it waits to be sent or answered: until it is or is undone, no other is taken. */
export const useIsHeld = ({ id }: Pick<ApplicationDetails, 'id'>): boolean => {
  const held = useStore(heldStep)
  return [held, ...useStore(sendingSteps)].some((step) => step?.record === `/vloge/${id}`)
}

/** What stands in the way of the step that goes on, said before it is pressed: documents, and days that have passed. */
export const MissingLine = ({ application }: { application: ApplicationDetails }) => {
  // On a phone the line may scroll, also by the keyboard.
  const narrow = useMedia('(max-width: 599px)')
  const { status, valid_from: from, valid_until: until } = application
  if (endedStatuses.includes(status)) return <p className={styles.missing} />
  const undecided = editableStatuses.includes(status)
  const namesOf = (documents: readonly { type_name: Text }[]): string =>
    undecided ? [...new Set(documents.map(({ type_name: name }) => t(name).toLowerCase()))].join(', ') : ''
  const unjudged = namesOf(unjudgedDocuments(application))
  const failing = namesOf(failingDocuments(application))
  const missing = undecided ? missingDocuments(application).map(({ name }) => t(name).toLowerCase()) : []
  const findings = [
    ...(missing.length === 0 ? [] : [t(texts.notHere, { documents: missing.join(', ') })]),
    ...(unjudged === '' ? [] : [t(texts.unjudged, { documents: unjudged })]),
    ...(failing === '' ? [] : [t(texts.failing, { documents: failing })]),
  ]
  const day = today()
  const past =
    until <= day
      ? t(texts.wishOver, { day: formatDay(lastDayOf(until)) })
      : from < day
        ? t(texts.wishBegun, { day: formatDay(from) })
        : undefined
  return (
    <div className={styles.missing} {...(narrow && { tabIndex: 0, role: 'group', 'aria-label': t(texts.inTheWay) })}>
      {findings.length > 0 && <p className={styles.findings}>{findings.join(' · ')}</p>}
      {past !== undefined && <p className={styles.past}>{past}</p>}
    </div>
  )
}

interface MoreMenuProps {
  application: ApplicationDetails
  steps: Shown[]
  onStep: (step: Shown) => void
  /** Before the steps: what stands beside the menu where there is room. */
  children: ReactNode
}

const MoreMenu = ({ application, steps, onStep, children }: MoreMenuProps) => (
  <Menu opener={(ties) => <Button label={t(texts.more)} {...ties} look="plain" icon={IconChevronDown} />}>
    <MenuItem label={t(texts.print)} icon={IconPrinter} onClick={() => printPaper(readApplicationPdf, application.id)} />
    {application.has_decision && (
      <MenuItem label={t(texts.decision)} icon={IconGavel} onClick={() => printPaper(readDecision, application.id)} />
    )}
    {children}
    {steps.map((step) => (
      <MenuItem label={t(menuLabelOf(step))} key={step} danger={dangerous.includes(step)} onClick={() => onStep(step)} />
    ))}
  </Menu>
)

export const ApplicationActions = ({ application }: { application: ApplicationDetails }) => {
  const may = useMay()
  const [open, setOpen] = useState<InDialog>()
  const { take, taking } = useStepAtOnce(takeApplicationIntoReview, texts.taken, application)
  const held = useIsHeld(application)
  const { first, isQuiet, beside, menu } = useSteps(held ? { ...application, actions: [] } : application)
  // Nothing is missing: the term to call for a supplement is met.
  const complete = useStepAtOnce(confirmComplete, texts.completed, application)
  const completes = !held && application.call_by !== null && application.status === 'in_review' && may('applications:conduct')
  // A phone has room for one row: the step that goes on, and the menu with all others.
  const narrow = useMedia('(max-width: 599px)')
  const run = (step: Shown): void => (step === 'take_into_review' ? take() : setOpen(step))
  // Of two steps with one key the first one of the screen has it.
  const withKeys = [...(first === undefined ? [] : [first]), ...beside]
  useKeys({
    title: texts.keys,
    commands: true,
    keys: [
      ...withKeys.map((step) => ({ press: stepKeys[step], label: labelOf(step), run: () => run(step) })),
      // By key the step that also issues has the letter.
      ...menu.map((step) => ({ label: menuLabelOf(step), run: () => run(step) })),
    ],
  })
  const Dialog = open === undefined ? undefined : stepDialogs[open]
  return (
    <div className={styles.actions} data-under-side>
      {completes && !narrow && <Button label={t(texts.confirmComplete)} look="plain" busy={complete.taking} onClick={complete.take} />}
      <MoreMenu application={application} steps={narrow ? [...beside, ...menu] : menu} onStep={run}>
        {completes && narrow && !complete.taking && <MenuItem label={t(texts.confirmComplete)} onClick={complete.take} />}
      </MoreMenu>
      {!narrow &&
        beside.toReversed().map((step) => (
          <Button key={step} look="plain" danger={dangerous.includes(step)} onClick={() => run(step)}>
            {t(labelOf(step))}
            <KeyCap press={stepKeys[step]} />
          </Button>
        ))}
      {first !== undefined && (
        <span data-primary>
          <Button wide look={isQuiet ? 'light' : 'filled'} busy={first === 'take_into_review' && taking} onClick={() => run(first)}>
            {t(labelOf(first))}
            <KeyCap press={stepKeys[first]} />
          </Button>
        </span>
      )}
      <Suspense fallback={null}>{Dialog !== undefined && <Dialog application={application} onClose={() => setOpen(undefined)} />}</Suspense>
    </div>
  )
}
