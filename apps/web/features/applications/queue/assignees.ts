import type { Assignee } from '@dovolilnice/contract/applications/queue/list-assignees'
import { t } from '../../../platform/kit.ts'
import { texts } from './texts.ts'

const nobody = 'nobody'

export const clerkChoice = ({ id, name, open }: Assignee) => ({ value: id, label: t(texts.withOpen, { name, count: open }) })

/** To whom applications can be given: those who conduct procedures, and nobody at the end. */
export const assigneeChoices = (clerks: readonly Assignee[]) => [
  ...clerks.filter(({ conducts }) => conducts).map((clerk) => clerkChoice(clerk)),
  { value: nobody, label: t(texts.toNobody) },
]

/** The chosen clerk's id, or null for nobody. */
export const chosenAssignee = (chosen: string): string | null => (chosen === nobody ? null : chosen)
