import { historyEventLabels, historyEventNames } from '@dovolilnice/contract/bollards/bollard-history'
import { commandStatusNames, commandStatuses } from '@dovolilnice/contract/bollards/command-status'
import { commandActionNames, commandActions } from '@dovolilnice/contract/bollards/gate-command'
import type { listBollardEvents } from '@dovolilnice/contract/bollards/list-bollard-events'
import type { Text } from '@dovolilnice/contract/locale'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { texts } from './texts.ts'
import { useBollardCalls, useDevices } from './use-bollards.ts'

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
      filters={filters}
      rowKey={(row) => row.id}
      empty={{ title: texts.noHistory, text: texts.noHistoryHint }}
    />
  )
}
