import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import styles from './queue.module.css'
import { texts } from './texts.ts'
import type { Failure } from './bulk.ts'

/** What did not work, application by application. */
export const FailuresDialog = ({ failures, onClose }: { failures: readonly Failure[]; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <Modal
      opened={failures.length > 0}
      size={560}
      title={t(texts.failedTitle, { count: failures.length })}
      onClose={onClose}
      buttons={<Button onClick={onClose}>{t(texts.close)}</Button>}
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
}
