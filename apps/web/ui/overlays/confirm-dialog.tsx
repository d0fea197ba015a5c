import { confirmStore } from '../../platform/confirm.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../buttons/button.tsx'
import styles from './dialogs.module.css'
import { texts } from './texts.ts'
import { Modal } from './modal.tsx'

/** Asks before a deed that cannot be undone. The safe answer has the focus. */
export const ConfirmDialog = () => {
  const t = useTranslate()
  const question = useStore(confirmStore)
  if (question === undefined) return null
  const { title, text, action, cancel, danger = false, answer } = question
  return (
    <Modal
      opened
      size={460}
      title={typeof title === 'string' ? title : t(title)}
      onClose={() => answer(false)}
      buttons={
        <>
          <Button look="plain" data-autofocus onClick={() => answer(false)}>
            {t(cancel ?? texts.cancel)}
          </Button>
          <Button danger={danger} onClick={() => answer(true)}>
            {t(action)}
          </Button>
        </>
      }
    >
      {text !== undefined && <p className={styles.question}>{typeof text === 'string' ? text : t(text)}</p>}
    </Modal>
  )
}
