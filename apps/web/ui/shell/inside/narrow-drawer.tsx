import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { NativeDialog } from '../../overlays/native-dialog.tsx'
import { Drawer } from './drawer.tsx'
import styles from './drawer.module.css'
import { texts } from '../texts.ts'

/** The drawer over the page, where there is no room beside it; a chosen screen closes it. */
export const NarrowDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslate()
  const { pathname } = useLocation()
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [pathname])
  return (
    <NativeDialog open={open} label={t(texts.mainMenu)} className={styles.panel} onClose={onClose}>
      <Drawer />
    </NativeDialog>
  )
}
