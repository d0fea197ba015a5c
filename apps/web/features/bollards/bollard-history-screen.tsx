import { historyEventNames } from '@dovolilnice/contract/bollards/bollard-history'
import { bollardStateNames } from '@dovolilnice/contract/bollards/bollard-state'
import { commandFailureNames, commandStatusNames, commandStatuses } from '@dovolilnice/contract/bollards/command-status'
import { commandActionNames, commandActions } from '@dovolilnice/contract/bollards/gate-command'
import type { listBollardEvents } from '@dovolilnice/contract/bollards/list-bollard-events'
import type { Text } from '@dovolilnice/contract/locale'
import type { Column, FilterOf, RowOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { causeLabels, historyEventLabels } from './names.ts'
import { texts } from './texts.ts'
import { useBollardCalls, useDevices } from './use-bollards.ts'

type Row = RowOf<typeof listBollardEvents>

const named = <K extends string>(names: Record<K, Text>, key: K | null): Text | undefined => (key === null ? undefined : names[key])
const words =
  (text: (row: Row) => Text | undefined) =>
  (row: Row, { t }: { t: (text: Text) => string }): string => {
    const found = text(row)
    return found === undefined ? '–' : t(found)
  }

const columns: readonly Column<Row>[] = [
  { key: 'at', title: texts.at, kind: 'instant', heading: true },
  { key: 'device_code', title: texts.device, cell: (row) => row.device_name, text: (row) => row.device_name },
  {
    key: 'event_name',
    title: texts.event,
    cell: words(
      (row) => named(commandActionNames, row.action) ?? named(bollardStateNames, row.state) ?? historyEventLabels[row.event_name],
    ),
  },
  { key: 'status', title: texts.status, cell: words((row) => named(commandStatusNames, row.status)) },
  { key: 'person', title: texts.person },
  { key: 'reason', title: texts.reason },
  { key: 'cause', title: texts.cause, cell: words((row) => named(causeLabels, row.cause)) },
  { key: 'failure', title: texts.failure, cell: words((row) => named(commandFailureNames, row.failure)) },
  { key: 'finished_at', title: texts.finished, kind: 'instant', hidden: true },
]

const optionsOf = <K extends string>(keys: readonly K[], names: Record<K, Text>) => keys.map((value) => ({ value, label: names[value] }))

/** What was asked of the bollards, by whom and why, and how they moved. */
export const BollardHistoryScreen = () => {
  const { history } = useBollardCalls()
  const devices = useDevices().data?.items ?? []
  const filters: readonly FilterOf<typeof listBollardEvents>[] = [
    { key: 'device_code', label: texts.device, kind: 'choice', options: devices.map(({ code, name }) => ({ value: code, label: name })) },
    { key: 'event_name', label: texts.event, kind: 'choice', options: optionsOf(historyEventNames, historyEventLabels) },
    { key: 'action', label: texts.action, kind: 'choice', options: optionsOf(commandActions, commandActionNames) },
    { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(commandStatuses, commandStatusNames) },
    { key: 'person', label: texts.person, kind: 'text' },
    { key: 'from', label: texts.from, kind: 'since' },
    { key: 'until', label: texts.until, kind: 'before' },
  ]
  return (
    <ListScreen
      id="bollard-history"
      title={texts.history}
      operation={history as typeof listBollardEvents}
      columns={columns}
      filters={filters}
      rowKey={(row) => row.id}
      empty={{ title: texts.noHistory, text: texts.noHistoryHint }}
    />
  )
}
