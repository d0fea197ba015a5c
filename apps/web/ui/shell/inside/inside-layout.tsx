import { Outlet, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { appSettings } from '../../../platform/app-state.ts'
import { useResourcesOfRole } from '../../../platform/resources/role-resources.ts'
import { useMaybeUser } from '../../../platform/session/use-session.ts'
import { useStore } from '../../../platform/store.ts'
import { KeysHelp } from '../../keys/keys-help.tsx'
import type { DrawerGroups } from './drawer-entry.ts'
import { Drawer } from './drawer.tsx'
import { Fade } from '../fade.tsx'
import styles from './inside-layout.module.css'
import { NarrowDrawer } from './narrow-drawer.tsx'
import { ScreenKeys } from './screen-keys.ts'
import { Toolbar } from './toolbar.tsx'
import { UnreadParts } from './unread-parts.tsx'
import { useDarkLook } from './use-dark-look.ts'
import { useWide } from './use-wide.ts'

interface InsideLayoutProps {
  drawer: DrawerGroups
  /** The search over everything, for the toolbar. */
  search: ReactNode
  /** What features say on every screen. */
  notices: ReactNode
}

/** The layout behind login: the drawer beside the page on a desk, over it on a phone. */
export const InsideLayout = ({ drawer: groups, search, notices }: InsideLayoutProps) => {
  const user = useMaybeUser()
  const { person } = useRouteContext({ from: '/inside' })
  const wide = useWide()
  useResourcesOfRole()
  useDarkLook()
  const { drawer } = useStore(appSettings)
  const [overlay, setOverlay] = useState(false)
  useEffect(() => setOverlay(false), [wide])
  // Between signing out and the guard's redirect nobody is signed in: there is nothing to show.
  if (user === undefined) return null
  const open = wide ? drawer : overlay
  const toggle = () => (wide ? appSettings.set((now) => ({ ...now, drawer: !now.drawer })) : setOverlay(!overlay))
  // What one person opened and typed is not the next one's. The guards' person, so that they decide before anything is asked for.
  return (
    <div key={person} className={styles.layout} data-drawer={wide && drawer ? 'open' : 'closed'}>
      {wide && drawer && (
        <div className={styles.side}>
          <Drawer groups={groups} />
        </div>
      )}
      {!wide && <NarrowDrawer groups={groups} open={overlay} onClose={() => setOverlay(false)} />}
      <div className={styles.page}>
        <Toolbar drawerOpen={open} onDrawer={toggle} search={search} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <UnreadParts />
          <Fade>
            <Outlet />
          </Fade>
        </main>
        {notices}
      </div>
      <ScreenKeys groups={groups} />
      <KeysHelp />
    </div>
  )
}
