import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../../platform/translate/translate.ts'
import { NativeDialog } from '../../overlays/native-dialog.tsx'
import { Drawer, type DrawerGroups } from './drawer.tsx'
import styles from './drawer.module.css'
import { texts } from '../texts.ts'

interface NarrowDrawerProps {
  groups: DrawerGroups
  open: boolean
  onClose: () => void
}

/** The drawer over the page, where there is no room beside it; a chosen screen closes it. */
export const NarrowDrawer = ({ groups, open, onClose }: NarrowDrawerProps) => {
  const t = useTranslate()
  const { pathname } = useLocation()
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [pathname])
  return (
    <NativeDialog open={open} label={t(texts.mainMenu)} className={styles.panel} onClose={onClose}>
      <Drawer groups={groups} />
    </NativeDialog>
  )
}
