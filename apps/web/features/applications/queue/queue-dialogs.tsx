import type { ListedApplication } from '@dovolilnice/contract/applications/list/listed-application'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { Failure } from './use-bulk.ts'

const AssignDialog = lazyPart(() => import('./assign-dialog.tsx').then(({ AssignDialog }) => AssignDialog))
const AskDialog = lazyPart(() => import('./ask-dialog.tsx').then(({ AskDialog }) => AskDialog))
const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx').then(({ HandOverDialog }) => HandOverDialog))
const FailuresDialog = lazyPart(() => import('./failures-dialog.tsx').then(({ FailuresDialog }) => FailuresDialog))

/** The dialog that is open, with the applications it is about. */
export interface OpenDialog {
  kind: 'assign' | 'ask' | 'hand-over'
  rows: readonly ListedApplication[]
  /** Takes rows out of the selection. */
  drop: (rows: readonly ListedApplication[]) => void
}

interface DialogsProps {
  open: OpenDialog | undefined
  failures: readonly Failure[]
  onForget: () => void
  onAssign: (dialog: OpenDialog, to: string | null) => void
  onAsk: (dialog: OpenDialog, text: string) => void
  onClose: () => void
}

/** The dialogs of the queue, each loaded when it is first opened. */
export const QueueDialogs = ({ open, failures, onForget, onAssign, onAsk, onClose }: DialogsProps) => {
  const [text, setText] = useState('')
  const asked = (dialog: OpenDialog, typed: string) => {
    setText('')
    onAsk(dialog, typed)
  }
  return (
    <Suspense fallback={null}>
      {open?.kind === 'assign' && <AssignDialog rows={open.rows} onAssign={(to) => onAssign(open, to)} onClose={onClose} />}
      {open?.kind === 'ask' && (
        <AskDialog rows={open.rows} text={text} onText={setText} onAsk={(typed) => asked(open, typed)} onClose={onClose} />
      )}
      {open?.kind === 'hand-over' && <HandOverDialog onClose={onClose} />}
      {failures.length > 0 && <FailuresDialog failures={failures} onClose={onForget} />}
    </Suspense>
  )
}
