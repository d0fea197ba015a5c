import type { ListedApplication } from '@dovolilnice/contract/applications/list/listed-application'
import { listApplications } from '@dovolilnice/contract/applications/list/list-applications'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useColumnChoice } from '../../../platform/column-choice.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import type { FilterOf } from '../../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import { staffCells } from '../list/application-cells.tsx'
import { texts as applicationTexts } from '../texts.ts'
import { ClerkCell } from './clerk-cell.tsx'
import { assignTo, take } from './deeds.ts'
import { nearestFirst } from './nearest-first.ts'
import { PlatesCell } from './plates-cell.tsx'
import { QueueDialogs } from './queue-dialogs.tsx'
import type { OpenDialog } from './queue-dialogs.tsx'
import { StatusCell } from './status-cell.tsx'
import { TermCell } from './term-cell.tsx'
import { texts } from './texts.ts'
import { useBulk } from './use-bulk.ts'
import { unassignedView } from './views.ts'
import type { QueueView } from './views.ts'

const BulkBar = lazyPart(() => import('./bulk-bar.tsx').then(({ BulkBar }) => BulkBar))

type Row = ListedApplication
export const listId = 'application-queue'

/** The columns that are on screen until a person chooses others. */
const usualColumns = [
  'term_on',
  'age_days',
  'number',
  'permit_kind_name',
  'name',
  'plates',
  'parking_lot_name',
  'status',
  'assigned_name',
] as const
const hidden = [
  'created_at',
  'decide_by',
  'due_on',
  'call_by',
  'valid_from',
  'valid_until',
  'fee_cents',
  'email',
  'source',
  'updated_at',
] as const
export const queueColumns = [...usualColumns, ...hidden] as const

const useCells = () => {
  const t = useTranslate()
  return {
    ...staffCells,
    status: ({ status }: Row) => <StatusCell status={status} />,
    term_on: (row: Row) => <TermCell row={row} />,
    age_days: ({ age_days: count }: Row) => (count === null ? '–' : t(texts.age, { count })),
    assigned_name: (row: Row) => <ClerkCell row={row} />,
    plates: ({ plates }: Row) => <PlatesCell plates={plates} />,
  }
}

/** The columns on screen, as the address or the person's choice has them. */
export const useShownColumns = (inAddress: unknown): readonly string[] => {
  const chosen = useColumnChoice(listId)
  return typeof inAddress === 'string' && inAddress !== '' ? inAddress.split(',') : (chosen ?? usualColumns)
}

const QueueActions = ({ onHandOver }: { onHandOver: () => void }) => {
  const t = useTranslate()
  const may = useMay()
  return (
    <>
      {may('applications:assign') && <IconButton label={t(texts.handOver)} icon={<IconUsers size={18} />} onClick={onHandOver} />}
      {may('applications:write') && (
        <ButtonLink to="/vloge/parkirna-dovolilnica" icon={<IconPlus size={18} aria-hidden />}>
          {t(applicationTexts.fromPaper)}
        </ButtonLink>
      )}
    </>
  )
}

interface QueueProps {
  filters: FilterOf<typeof listApplications>[]
  columns: readonly string[]
  /** The tab that is open; undefined where the address names none that is known. */
  view: QueueView | undefined
}

/** The clerks' list: one line for each application, the nearest term first, and what can be done with several. */
export const QueueList = ({ filters, columns, view }: QueueProps) => {
  const t = useTranslate()
  const may = useMay()('applications:conduct')
  const bulk = useBulk()
  const [dialog, setDialog] = useState<OpenDialog>()
  type Drop = OpenDialog['drop']
  const choose = (rows: Row[], drop: Drop) => setDialog({ kind: 'assign', rows, drop })
  const assignKey = {
    press: 'a',
    label: texts.assign,
    run: (rows: Row[], _clear: () => void, drop: Drop) => bulk.whenFree(() => choose(rows, drop)),
  }
  const toUnassigned = (
    <ButtonLink look="plain" to="/vloge" search={unassignedView.search}>
      {t(texts.toUnassigned)}
    </ButtonLink>
  )
  return (
    <>
      <ListScreen
        id={listId}
        title={applicationTexts.applications}
        operation={listApplications}
        columns={queueColumns}
        hidden={hidden}
        heading="number"
        cells={useCells()}
        sort={nearestFirst}
        filters={filters}
        view={view}
        searchKey="search"
        rowKey={({ id }) => id}
        rowLink={({ id }) => ({ to: '/vloge/$id', params: { id } })}
        rowKeys={may ? [assignKey] : []}
        live="applications"
        selection={(rows, _clear, drop) => (
          <Suspense fallback={null}>
            <BulkBar
              rows={rows}
              columns={columns}
              busy={bulk.progress}
              onTake={() => void bulk.run(rows, take, drop)}
              onAssign={(to) => void bulk.run(rows, assignTo(to), drop)}
              onChoose={() => choose(rows, drop)}
              onAsk={() => setDialog({ kind: 'ask', rows, drop })}
            />
          </Suspense>
        )}
        actions={<QueueActions onHandOver={() => setDialog({ kind: 'hand-over', rows: [], drop: () => {} })} />}
        empty={{ title: texts.emptyView, action: view?.key === 'mine' ? toUnassigned : undefined }}
      />
      <QueueDialogs open={dialog} bulk={bulk} onClose={() => setDialog(undefined)} />
    </>
  )
}
