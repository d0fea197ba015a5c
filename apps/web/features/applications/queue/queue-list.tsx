import type { ListedApplication } from '@dovolilnice/contract/applications/list/application-list'
import { t, useColumnChoice, useMay, useMedia } from '../../../platform/kit.ts'
import styles from './queue.module.css'
import { texts } from './texts.ts'
import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import {
  type Icon,
  IconAlertCircle,
  IconCheck,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconCoinEuro,
  IconPlayerPause,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react'
import { applicationTones, ButtonLink, type FilterOf, IconButton, lazyPart, ListScreen, Plate, Button, Modal } from '../../../ui/kit.ts'
import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { Suspense, useState } from 'react'
import { staffCells } from '../list/application-cells.tsx'
import { texts as applicationTexts } from '../texts.ts'
import { assignTo, take, useBulk } from './deeds.ts'
import { nearestFirst } from './nearest-first.ts'
import { TermCell } from './term-cell.tsx'
import { type QueueView, unassignedView } from './views.ts'
import type { Failure } from './bulk.ts'

const FailuresDialog = ({ failures, onClose }: { failures: readonly Failure[]; onClose: () => void }) => (
  <Modal
    opened={failures.length > 0}
    size={560}
    title={t(texts.failedTitle, { count: failures.length })}
    onClose={onClose}
    buttons={<Button label={t(texts.close)} onClick={onClose} />}
  >
    <p>{t(texts.failedText)}</p>
    <ul className={styles.failures}>
      {failures.map(({ row, sentence }) => (
        <li key={row.id}>
          <strong>
            {row.number} · {row.name}
          </strong>
          <br />
          {sentence}
        </li>
      ))}
    </ul>
  </Modal>
)

const AssignDialog = lazyPart(() => import('./assign-dialog.tsx').then(({ AssignDialog }) => AssignDialog))
const AskDialog = lazyPart(() => import('./ask-dialog.tsx').then(({ AskDialog }) => AskDialog))
const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx').then(({ HandOverDialog }) => HandOverDialog))

interface OpenDialog {
  kind: 'assign' | 'ask' | 'hand-over'
  rows: readonly ListedApplication[]
  drop: (rows: readonly ListedApplication[]) => void
}

/** Each is loaded when first opened; what failed comes with the list, for most often nothing more could be loaded. */
const QueueDialogs = ({ open, bulk, onClose }: { open: OpenDialog | undefined; bulk: ReturnType<typeof useBulk>; onClose: () => void }) => (
  <>
    <Suspense fallback={null}>
      {open?.kind === 'assign' && (
        <AssignDialog rows={open.rows} onAssign={(to) => void bulk.run(open.rows, assignTo(to), open.drop)} onClose={onClose} />
      )}
      {open?.kind === 'ask' && (
        <AskDialog
          rows={open.rows}
          text={bulk.text}
          onText={bulk.write}
          onAsk={(typed) => void bulk.ask(open.rows, typed, open.drop)}
          onClose={onClose}
        />
      )}
      {open?.kind === 'hand-over' && <HandOverDialog onClose={onClose} />}
    </Suspense>
    <FailuresDialog failures={bulk.failures} onClose={bulk.forget} />
  </>
)

/** `Ana Novak` → `AN`. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** Who has the application: initials with the whole name beside them for whoever cannot see them; a dashed ring for nobody. */
const ClerkCell = ({ row: { assigned_name: name } }: { row: Pick<ListedApplication, 'assigned_name'> }) => (
  <span className={styles.clerk} data-nobody={name === null || undefined} title={name ?? t(texts.nobody)}>
    <span aria-hidden>{name === null ? '–' : initialsOf(name)}</span>
    <span className="visually-hidden">{name ?? t(texts.nobody)}</span>
  </span>
)

/** The first plate and how many more there are, on one line; all of them in the title. */
const PlatesCell = ({ plates }: { plates: readonly string[] }) => {
  const [first, ...more] = plates
  if (first === undefined) return '–'
  return (
    <span className={styles.plates} title={plates.join(', ')}>
      <Plate plate={first} />
      {more.length > 0 && (
        <>
          <span aria-hidden>{`+${more.length}`}</span>
          <span className="visually-hidden">{`, ${more.join(', ')}`}</span>
        </>
      )}
    </span>
  )
}

/** Each status has a shape of its own: no colour says alone what a word does not. */
const shapes: Record<ApplicationStatus, Icon> = {
  submitted: IconCircle,
  in_review: IconCircleHalf2,
  supplement_requested: IconPlayerPause,
  approved: IconCircleCheck,
  paid: IconCoinEuro,
  completed: IconCircleCheck,
  rejected: IconCircleX,
  dismissed: IconCircleX,
  withdrawn: IconCircleDashed,
  lapsed: IconCircleDashed,
  cancelled: IconCircleDashed,
}

const StatusCell = ({ status }: { status: ApplicationStatus }) => {
  const Shape = shapes[status]
  return (
    <span className={styles.status} data-tone={applicationTones[status]}>
      <Shape size={16} aria-hidden />
      {t(status === 'supplement_requested' ? texts.supplement : applicationStatusLabels[status])}
    </span>
  )
}

/** How many documents are right, of all that are there; a tick where nothing is left to judge. */
const DocumentsCell = ({ row: { documents_met: met, documents_sent: sent } }: { row: ListedApplication }) => {
  if (met === null || !sent) return '–'
  return (
    <span className={styles.documents} data-left={met < sent || undefined} title={t(texts.documentsMet, { met, sent })}>
      {met}/{sent}
      {met === sent ? <IconCheck size={16} aria-hidden /> : <IconAlertCircle size={16} aria-hidden />}
    </span>
  )
}

const Preview = lazyPart(() => import('./preview.tsx').then(({ Preview: Beside }) => Beside))
const BulkBar = lazyPart(() => import('./bulk-bar.tsx').then(({ BulkBar }) => BulkBar))

type Row = ListedApplication
export const listId = 'application-queue'

const usualColumns = [
  'term_on',
  'name',
  'plates',
  'permit_kind_name',
  'parking_lot_name',
  'documents_met',
  'status',
  'number',
  'age_days',
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

const cells = {
  ...staffCells,
  status: ({ status }: Row) => <StatusCell status={status} />,
  term_on: (row: Row) => <TermCell row={row} />,
  age_days: ({ age_days: count }: Row) => (count === null ? '–' : t(texts.age, { count })),
  assigned_name: (row: Row) => <ClerkCell row={row} />,
  documents_met: (row: Row) => <DocumentsCell row={row} />,
  plates: ({ plates }: Row) => <PlatesCell plates={plates} />,
}

export const useShownColumns = (inAddress: unknown): readonly string[] => {
  const chosen = useColumnChoice(listId)
  return typeof inAddress === 'string' && inAddress !== '' ? inAddress.split(',') : (chosen ?? usualColumns)
}

const QueueActions = ({ onHandOver }: { onHandOver: () => void }) => {
  const may = useMay()
  return (
    <>
      {may('applications:assign') && <IconButton label={t(texts.handOver)} icon={<IconUsers size={18} />} onClick={onHandOver} />}
      {may('applications:write') && <ButtonLink label={t(applicationTexts.fromPaper)} to="/vloge/parkirna-dovolilnica" icon={IconPlus} />}
    </>
  )
}

interface QueueProps {
  filters: FilterOf<typeof listApplications>[]
  columns: readonly string[]
  /** The tab that is open; undefined where the address names none that is known. */
  view: QueueView | undefined
}

export const QueueList = ({ filters, columns, view }: QueueProps) => {
  const may = useMay()('applications:conduct')
  const bulk = useBulk()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [chosen, setChosen] = useState<{ id: string; view: string | undefined }>()
  // What was chosen in another view is not looked at in this one.
  const row = chosen?.view === view?.key ? chosen?.id : undefined
  const wide = useMedia('(min-width: 1760px)')
  type Drop = OpenDialog['drop']
  const choose = (rows: Row[], drop: Drop) => setDialog({ kind: 'assign', rows, drop })
  const assignKey = {
    press: 'a',
    label: texts.assign,
    run: (rows: Row[], _clear: () => void, drop: Drop) => bulk.whenFree(() => choose(rows, drop)),
  }
  const toUnassigned = <ButtonLink label={t(texts.toUnassigned)} look="plain" to="/vloge" search={unassignedView.search} />
  return (
    <div className={styles.queue} data-beside={(wide && row !== undefined) || undefined}>
      <ListScreen
        id={listId}
        onRow={({ id }) => setChosen({ id, view: view?.key })}
        title={applicationTexts.applications}
        operation={listApplications}
        columns={queueColumns}
        hidden={hidden}
        heading="number"
        cells={cells}
        sort={nearestFirst}
        filters={filters}
        view={view}
        folded
        usualRows={25}
        groupOf={({ status }) => (status === 'supplement_requested' ? texts.resting : undefined)}
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
      {wide && row !== undefined && (
        <Suspense fallback={null}>
          <Preview id={row} />
        </Suspense>
      )}
      <QueueDialogs open={dialog} bulk={bulk} onClose={() => setDialog(undefined)} />
    </div>
  )
}
