import { t } from '../../../platform/kit.ts'
import { Button, lazyPart, Modal } from '../../../ui/kit.ts'
import styles from './queue.module.css'
import { texts } from './texts.ts'
import type { Failure } from './bulk.ts'
import type { ListedApplication } from '@dovolilnice/contract/applications/list/application-list'
import { Suspense } from 'react'
import { assignTo, type useBulk } from './deeds.ts'

/** What did not work, application by application. */
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
