import type { ListedApplication } from '@dovolilnice/contract/applications/list/listed-application'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import { assignTo } from './deeds.ts'
import { FailuresDialog } from './failures-dialog.tsx'
import type { useBulk } from './use-bulk.ts'

const AssignDialog = lazyPart(() => import('./assign-dialog.tsx').then(({ AssignDialog }) => AssignDialog))
const AskDialog = lazyPart(() => import('./ask-dialog.tsx').then(({ AskDialog }) => AskDialog))
const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx').then(({ HandOverDialog }) => HandOverDialog))

/** The dialog that is open, with the applications it is about. */
export interface OpenDialog {
  kind: 'assign' | 'ask' | 'hand-over'
  rows: readonly ListedApplication[]
  /** Takes rows out of the selection. */
  drop: (rows: readonly ListedApplication[]) => void
}

interface DialogsProps {
  open: OpenDialog | undefined
  bulk: ReturnType<typeof useBulk>
  onClose: () => void
}

/**
 * The dialogs of the queue, each loaded when it is first opened. What failed comes with the list: most often it failed because nothing more
 * could be loaded.
 */
export const QueueDialogs = ({ open, bulk, onClose }: DialogsProps) => (
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
