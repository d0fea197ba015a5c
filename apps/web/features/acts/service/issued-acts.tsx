import { actKindLabels, actKinds } from '@dovolilnice/contract/acts/act-kinds'
import { listActs } from '@dovolilnice/contract/acts/record/operations'
import { actStandingLabels, actStandings } from '@dovolilnice/contract/acts/service/act-standing'
import { serviceMannerLabels, serviceManners } from '@dovolilnice/contract/acts/service/act-service'
import { type FilterOf, ListScreen, optionsOf, RecordLink, useOpenInUrl } from '../../../ui/kit.ts'
import { ActBatch } from '../print/act-batch.tsx'
import { ActDialog, StandingBadge } from './act-dialog.tsx'
import { texts } from './texts.ts'

const filters: readonly FilterOf<typeof listActs>[] = [
  { key: 'standing', label: texts.status, kind: 'choice', options: optionsOf(actStandingLabels, actStandings) },
  { key: 'kind', label: texts.kind, kind: 'choice', options: optionsOf(actKindLabels, actKinds) },
  { key: 'manner', label: texts.manner, kind: 'choice', options: optionsOf(serviceMannerLabels, serviceManners) },
  { key: 'appeal_ends', label: texts.appealEnds, kind: 'day' },
  { key: 'restitution', label: texts.restitution, kind: 'flag' },
  { key: 'from', label: texts.from, kind: 'since' },
  { key: 'until', label: texts.until, kind: 'before' },
]

export const IssuedActs = () => {
  const { id, open } = useOpenInUrl('akt')
  return (
    <>
      <ListScreen
        id="acts"
        title={texts.issuedTitle}
        operation={listActs}
        filters={filters}
        onOpen={(row) => open(row.id)}
        cells={{ record_number: (row) => <RecordLink {...row} />, standing: ({ standing }) => <StandingBadge standing={standing} /> }}
        selection={(acts, clear) => <ActBatch acts={acts} onDone={clear} />}
        empty={{ title: texts.none, text: texts.noneHint }}
        live="applications"
      />
      {id !== undefined && <ActDialog id={id} onClose={() => open(undefined)} />}
    </>
  )
}
