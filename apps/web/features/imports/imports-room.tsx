import { type Import, importStatusLabels, importSubjectLabels } from '@dovolilnice/contract/imports/import'
import { readImportRows, readImports, undoImport } from '@dovolilnice/contract/imports/operations'
import { useState } from 'react'
import { confirm, formatInstant, t, useAction, useOperation } from '../../platform/kit.ts'
import { Button, Modal, OperationView, Sheet, SheetTable, Stacked } from '../../ui/kit.ts'
import { ImportForm, ImportRows } from './import-form.tsx'
import { texts } from './texts.ts'

const RefusedRows = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <Modal opened onClose={onClose} size={820} title={t(texts.refused)}>
    <OperationView query={useOperation(readImportRows, { params: { id } })}>{({ rows }) => <ImportRows rows={rows} />}</OperationView>
  </Modal>
)

const Steps = ({ one }: { one: Import }) => {
  const [open, setOpen] = useState(false)
  const undo = useAction(undoImport, { done: texts.undoing })
  const ask = async () => {
    const sure = await confirm({
      title: texts.undoAsk,
      text: `${one.file_name}: ${t(texts.undoText)}`,
      action: texts.undo,
      danger: true,
    })
    if (sure) undo.mutate({ params: { id: one.id } })
  }
  return (
    <>
      {one.counts.refuse > 0 && <Button label={t(texts.refused)} look="quiet" small onClick={() => setOpen(true)} />}
      {(one.status === 'done' || one.status === 'failed') && one.counts.create > 0 && (
        <Button label={t(texts.undo)} look="quiet" small danger busy={undo.isPending} onClick={() => void ask()} />
      )}
      {open && <RefusedRows id={one.id} onClose={() => setOpen(false)} />}
    </>
  )
}

const isRunning = ({ status }: Import): boolean => ['waiting', 'running', 'undoing'].includes(status)

const PastImports = () => {
  const [every, follow] = useState<number>()
  const query = useOperation(readImports, {}, { every: every ?? 5000 })
  const busy = query.data?.imports.some(isRunning) === true
  if (busy !== (every === 1000)) follow(busy ? 1000 : 5000)
  // Only what there was: the row is one line on a desk.
  const countsOf = ({ create, change, same, refuse }: Import['counts']): string =>
    [
      create > 0 && t(texts.created, { count: create }),
      change > 0 && t(texts.changed, { count: change }),
      same > 0 && t(texts.existing, { count: same }),
      refuse > 0 && t(texts.refusedCount, { count: refuse }),
    ]
      .filter(Boolean)
      .join(', ') || '–'
  const stateOf = ({ status, rows_done: done, rows_total: total, kept }: Import) => {
    const name = t(importStatusLabels[status])
    if (status === 'running')
      return (
        <>
          {t(texts.progress, { status: name, done, total })}
          <progress value={done} max={total} aria-label={name} />
        </>
      )
    return kept > 0 ? `${name}. ${t(texts.kept, { count: kept })}` : name
  }
  return (
    <Sheet title={t(texts.past)}>
      <OperationView query={query}>
        {({ imports }) => (
          <SheetTable
            caption={t(texts.past)}
            rows={imports}
            empty={<p>{t(texts.none)}</p>}
            columns={[
              { title: t(texts.file), cell: ({ file_name: name }) => name },
              { title: t(texts.subject), cell: ({ subject }) => t(importSubjectLabels[subject]) },
              { title: t(texts.made), cell: ({ made_at: at }) => formatInstant(at) },
              { title: t(texts.by), cell: ({ made_by_name: name }) => name ?? '–' },
              { title: t(texts.status), cell: stateOf },
              { title: t(texts.rows), cell: ({ counts }) => countsOf(counts) },
              { title: t(texts.steps), cell: (one) => <Steps one={one} /> },
            ]}
          />
        )}
      </OperationView>
    </Sheet>
  )
}

export const ImportsRoom = () => (
  <Stacked>
    <ImportForm />
    <PastImports />
  </Stacked>
)
