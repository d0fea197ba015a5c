import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { unbroken } from '../vehicles/unbroken.tsx'
import styles from './dialogs.module.css'
import { NativeDialog } from './native-dialog.tsx'
import { texts } from './texts.ts'

interface TitledDialogProps {
  open: boolean
  title: string
  /** Pixels at most. */
  width: 460 | 500 | 800
  /** Escape, Back, a click beside it and the cross; absent: only its own buttons close it. */
  onClose?: () => void
  children: ReactNode
  buttons: ReactNode
  /** Long content scrolls under the buttons. */
  sticky?: boolean
}

/** A dialog over any page, front pages too: it needs no Mantine, so that the first visit is spared it. */
export const TitledDialog = ({ open, title, width, onClose, children, buttons, sticky = false }: TitledDialogProps) => {
  const t = useTranslate()
  const id = useId()
  return (
    <NativeDialog open={open} labelledBy={id} className={styles.dialog} width={width} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {unbroken(title)}
        </h2>
        {onClose !== undefined && (
          <button type="button" className={styles.cross} aria-label={t(texts.close)} onClick={onClose}>
            <IconX size={20} aria-hidden />
          </button>
        )}
      </header>
      <div className={styles.body}>{children}</div>
      <div className={styles.buttons} data-sticky={sticky || undefined}>
        {buttons}
      </div>
    </NativeDialog>
  )
}
