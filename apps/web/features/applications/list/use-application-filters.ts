import type { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { applicationSources } from '@dovolilnice/contract/applications/application-status'
import { applicationSourceLabels, applicationStatusFilterLabels } from '@dovolilnice/contract/applications/application-labels'
import { listAssignees } from '@dovolilnice/contract/applications/queue/list-assignees'
import { useMay, useOperation, useResources } from '../../../platform/kit.ts'
import { type FilterOf, optionsOf } from '../../../ui/kit.ts'
import { texts as queueTexts } from '../queue/texts.ts'
import { texts } from '../texts.ts'

const statusOptions = optionsOf(applicationStatusFilterLabels)
const sourceOptions = optionsOf(applicationSourceLabels, applicationSources)

const assigneeOptions = [
  { value: 'me', label: queueTexts.me },
  { value: 'none', label: queueTexts.nobody },
] as const

/** The filters of the clerks' list, which opens on what is not decided yet; kinds, lots and clerks are those of the town. */
export const useApplicationFilters = (): FilterOf<typeof listApplications>[] => {
  const resources = useResources()
  const kinds = resources?.permit_kinds.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const lots = resources?.parking_lots.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const { data: clerks } = useOperation(listAssignees, {}, { quiet: true, keep: true, enabled: useMay()('applications:read') })
  const colleagues = clerks?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return [
    { key: 'status', label: texts.status, kind: 'choice', options: statusOptions, initial: 'open' },
    { key: 'assignee', label: queueTexts.assignee, kind: 'choice', options: [...assigneeOptions, ...colleagues] },
    { key: 'permit_kind_id', label: texts.kindOfPermit, kind: 'choice', options: kinds },
    { key: 'parking_lot_id', label: texts.lot, kind: 'choice', options: lots },
    { key: 'source', label: texts.source, kind: 'choice', options: sourceOptions },
    { key: 'overdue', label: queueTexts.overdue, kind: 'flag' },
    { key: 'call_overdue', label: queueTexts.callOverdue, kind: 'flag' },
    { key: 'term_from', label: texts.termFrom, kind: 'day' },
    { key: 'term_until', label: texts.termUntil, kind: 'day' },
    { key: 'asks', label: texts.asks, kind: 'flag' },
    { key: 'from', label: texts.sentSince, kind: 'since' },
    { key: 'until', label: texts.sentBefore, kind: 'before' },
  ]
}
