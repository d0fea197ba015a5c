import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import styles from './coin-machines.module.css'
import { texts } from './texts.ts'

interface KeyProps {
  code: string
  secret: string
  onClose: () => void
}

/** The key of a machine, this once. */
export const KeyDialog = ({ code, secret, onClose }: KeyProps) => {
  const t = useTranslate()
  return (
    <Modal opened onClose={onClose} size={560} title={t(texts.keyTitle, { code })}>
      <p>{t(texts.keyOnce, { code })}</p>
      <code className={styles.key}>{secret}</code>
      <FormButtons>
        <Button onClick={onClose}>{t(texts.close)}</Button>
      </FormButtons>
    </Modal>
  )
}
