import type { Text } from '@dovolilnice/contract/locale'
import { t } from '../../platform/kit.ts'
import { Button, CopyButton, Modal } from '../../ui/kit.ts'
import { FormButtons } from '../../ui/form/kit.ts'
import styles from './access.module.css'
import { hostTexts as texts } from './host-texts.ts'

interface KeyProps {
  title: Text
  /** That it is shown only now, and what to do with it. */
  hint: Text
  /** The key that was just made; undefined: none. */
  value: string | undefined
  onClose: () => void
}

/** A key for somebody's program, which nobody can read again. */
export const KeyDialog = ({ title, hint, value, onClose }: KeyProps) => (
  <Modal opened={value !== undefined} onClose={onClose} size={680} title={t(title)}>
    <p>{t(hint)}</p>
    <p className={styles.key}>
      {value} <CopyButton name={t(title)} value={value ?? ''} />
    </p>
    <FormButtons>
      <Button label={t(texts.close)} onClick={onClose} />
    </FormButtons>
  </Modal>
)
