import { listAlerts, takeAlert } from '@dovolilnice/contract/coin-machines/alerts/alerts'
import { alertKindLabels, alertText } from '@dovolilnice/contract/coin-machines/alerts/alert-words'
import { alertKinds } from '@dovolilnice/contract/coin-machines/alerts/machine-conditions'
import { IconHandGrab } from '@tabler/icons-react'
import { pageLocale, useAction } from '../../platform/kit.ts'
import { type FilterOf, ListScreen, optionsOf, Stacked, StatusBadge } from '../../ui/kit.ts'
import { texts } from './texts.ts'
import { MaintenanceList } from './maintenance-list.tsx'

const filters: readonly FilterOf<typeof listAlerts>[] = [
  { key: 'open', label: texts.onlyOpen, kind: 'flag', initial: true },
  { key: 'kind', label: texts.alert, kind: 'choice', options: optionsOf(alertKindLabels, alertKinds) },
]

const AlertsList = () => {
  const take = useAction(takeAlert, { done: texts.alertTaken })
  return (
    <ListScreen
      id="coin-machine-alerts"
      title={texts.alerts}
      operation={listAlerts}
      filters={filters}
      cells={{
        kind: (row) => (
          <StatusBadge tone={row.ended_at !== null ? 'over' : row.taken_at === null ? 'bad' : 'active'}>
            {alertText(row, pageLocale())}
          </StatusBadge>
        ),
      }}
      rowActions={({ id, actions }) => [
        actions.includes('take') && {
          label: texts.take,
          icon: IconHandGrab,
          onClick: () => take.mutate({ params: { id } }),
          prominent: true,
        },
      ]}
      inset
      urlPrefix="alert"
      live="machines"
      empty={{ title: texts.noAlerts, text: texts.noAlertsText }}
    />
  )
}

export const MaintenanceTab = () => (
  <Stacked>
    <AlertsList />
    <MaintenanceList />
  </Stacked>
)
