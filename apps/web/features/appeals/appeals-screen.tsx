import { appealFilterLabels, appealStatuses, appealTimelinessLabels } from '@dovolilnice/contract/appeals/appeal-status'
import type { AppealRow } from '@dovolilnice/contract/appeals/appeal'
import { listAppeals } from '@dovolilnice/contract/appeals/operations'
import { t } from '../../platform/kit.ts'
import { type FilterOf, ListScreen, optionsOf, RecordLink, StatusBadge } from '../../ui/kit.ts'
import { AppealStatusBadge } from './appeal-facts.tsx'
import { texts } from './texts.ts'

const filters: readonly FilterOf<typeof listAppeals>[] = [
  { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(appealFilterLabels, ['open', ...appealStatuses] as const) },
]

/** Only a late appeal wants attention. */
const Timeliness = ({ timeliness }: AppealRow) => {
  const words = t(appealTimelinessLabels[timeliness])
  return timeliness === 'late' ? <StatusBadge tone="warning">{words}</StatusBadge> : words
}

export const AppealsScreen = () => (
  <ListScreen
    id="appeals"
    title={texts.appeals}
    operation={listAppeals}
    filters={filters}
    rowLink={({ id }) => ({ to: '/pritozbe/$id', params: { id } })}
    cells={{
      status: ({ status }) => <AppealStatusBadge status={status} />,
      timeliness: (row) => <Timeliness {...row} />,
      record_number: (row) => <RecordLink {...row} />,
    }}
    empty={{ title: texts.none, text: texts.noneHint }}
    live="applications"
  />
)
