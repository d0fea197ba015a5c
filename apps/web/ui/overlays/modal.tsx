import { IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../platform/kit.ts'
import { unbrokenWords } from '../vehicles/unbroken.tsx'
import { InDialog } from './in-dialog.ts'
import styles from './modal.module.css'
import { NativeDialog } from './native-dialog.tsx'
import { texts } from './texts.ts'

interface ModalProps {
  opened: boolean
  title: ReactNode
  /** The largest width: pixels, or a CSS length. */
  size: number | string
  /** Called by Escape, Back, a click beside the dialog and the cross. Absent: only the dialog's own buttons close it. */
  onClose?: () => void
  children: ReactNode
  /** The buttons under the content, where they are not those of a form in it; in sight while long content scrolls under them. */
  buttons?: ReactNode
}

type OpenProps = Omit<ModalProps, 'opened'>

const OpenModal = ({ title, size, onClose, children, buttons }: OpenProps) => {
  const id = useId()
  return (
    <NativeDialog open labelledBy={id} className={styles.dialog} maxWidth={size} onClose={onClose}>
      {/* No <header>: under body it would be a second banner. */}
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {unbrokenWords(title)}
        </h2>
        {onClose !== undefined && (
          <button type="button" data-cross className={styles.cross} aria-label={t(texts.close)} onClick={onClose}>
            <IconX size={20} aria-hidden />
          </button>
        )}
      </div>
      <div className={styles.body}>
        <InDialog value>{children}</InDialog>
      </div>
      {buttons !== undefined && <div className={styles.buttons}>{buttons}</div>}
    </NativeDialog>
  )
}

/** It hangs under `body`: a dialog that is opened inside a form would otherwise put its own form into that form. */
export const Modal = ({ opened, ...more }: ModalProps) => (opened ? createPortal(<OpenModal {...more} />, document.body) : null)
