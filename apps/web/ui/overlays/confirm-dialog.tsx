import { Modal } from '@mantine/core'
import { useState } from 'react'
import { confirmStore } from '../../platform/confirm.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../button.tsx'
import styles from './dialogs.module.css'
import { texts } from './texts.ts'

/** Asks before a deed that cannot be undone. The safe answer has the focus. */
export const ConfirmDialog = () => {
  const t = useTranslate()
  const asked = useStore(confirmStore)
  // While the dialog fades out its words stay.
  const [last, setLast] = useState(asked)
  if (asked !== undefined && asked !== last) setLast(asked)
  const question = asked ?? last
  if (question === undefined) return null
  const { title, text, action, cancel, danger = false, answer } = question
  return (
    <Modal
      opened={asked !== undefined}
      onClose={() => answer(false)}
      size={460}
      title={t(title)}
      closeButtonProps={{ 'aria-label': t(texts.close) }}
      zIndex={500}
    >
      {text !== undefined && <p className={styles.question}>{typeof text === 'string' ? text : t(text)}</p>}
      <div className="dialog-buttons">
        <Button look="plain" data-autofocus onClick={() => answer(false)}>
          {t(cancel ?? texts.cancel)}
        </Button>
        <Button danger={danger} onClick={() => answer(true)}>
          {t(action)}
        </Button>
      </div>
    </Modal>
  )
}
