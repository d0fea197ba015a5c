import { Drawer as Panel } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Drawer } from './drawer.tsx'
import { texts } from './texts.ts'

/** The drawer over the page, where there is no room beside it; a chosen screen closes it. */
export const NarrowDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslate()
  const { pathname } = useLocation()
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [pathname])
  return (
    <Panel opened={open} onClose={onClose} size="17rem" padding={0} withCloseButton={false} aria-label={t(texts.mainMenu)}>
      <Drawer />
    </Panel>
  )
}
