import { isStaff } from '@dovolilnice/contract/permissions'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState, useEffectEvent } from 'react'
import { appSettings, heldStep, t, useMaybeUser, useResourcesOfRole, useScreenData, useStore } from '../../../platform/kit.ts'
import { Outlet, useNavigate, useRouteContext, useLocation } from '@tanstack/react-router'
import { goTo } from '../../keys/texts.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Drawer, type DrawerGroups, useOfferedGroups } from './drawer.tsx'
import { KeysHelp } from '../../keys/keys-help.tsx'
import { lazyPart } from '../../states/lazy-part.tsx'
import { Fade } from '../fade.tsx'
import styles from './inside-layout.module.css'
import { Toolbar } from './toolbar.tsx'
import { UnreadParts } from './unread-parts.tsx'
import { useWide } from './use-wide.ts'
import { showFonts } from '../../theme/town-fonts.ts'
import { NativeDialog } from '../../overlays/native-dialog.tsx'
import drawer from './drawer.module.css'
import { texts } from '../texts.ts'

/** The drawer over the page, where there is no room beside it; a chosen screen closes it. */
const NarrowDrawer = ({ groups, open, onClose }: { groups: DrawerGroups; open: boolean; onClose: () => void }) => {
  const { pathname } = useLocation()
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [pathname])
  return (
    <NativeDialog open={open} label={t(texts.mainMenu)} className={drawer.panel} onClose={onClose}>
      <Drawer groups={groups} />
    </NativeDialog>
  )
}

// Asked for while the session is read: from the second page on they are in the browser, and there before the first words.
if (typeof FontFace === 'function') showFonts().catch(() => undefined)

/** What the dark look asks of the device (`dark.css`). */
const asDevice = 'screen and (prefers-color-scheme: dark)'
const asked = { device: asDevice, dark: 'screen', light: 'not all' }

/** The rules of a sheet; none of one that is still coming, or that an extension of the browser has brought: they may not be read. */
const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** The rules of the dark look, in whichever sheet the build has put them. */
const darkRules = (): CSSMediaRule[] =>
  [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === asDevice)

/** Shows staff the look that they chose; without a choice, and to everybody else, the one that the device asks for. */
const useLook = (): void => {
  const { look = 'device' } = useStore(appSettings)
  const role = useMaybeUser()?.role
  const chosen = role !== undefined && isStaff(role) ? look : 'device'
  useLayoutEffect(() => {
    const rules = darkRules()
    const show = (media: string): void => rules.forEach((rule) => (rule.media.mediaText = media))
    show(asked[chosen])
    return () => show(asDevice)
  }, [chosen])
}

const UndoBar = lazyPart(() => import('../../record/undo-bar.tsx').then(({ UndoBar: Bar }) => Bar))

/** `g` and a letter open a screen of the drawer, also while it is closed. */
const ScreenKeys = ({ groups }: { groups: DrawerGroups }): null => {
  const navigate = useNavigate()
  const dataOf = useScreenData()
  const entries = useOfferedGroups(groups).flatMap((group) => group.entries)
  useKeys({
    title: goTo,
    keys: entries.flatMap(({ to, letter }) => {
      const label = dataOf(to).title
      return letter === undefined || label === undefined ? [] : [{ press: `g ${letter}`, label, run: () => void navigate({ to }) }]
    }),
  })
  return null
}

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
  const waits = useStore(heldStep) !== undefined
  useResourcesOfRole()
  useLook()
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
        {/* Its place exists before it speaks, so that a screen reader hears it. */}
        <div role="status">
          {waits && (
            <Suspense fallback={null}>
              <UndoBar />
            </Suspense>
          )}
        </div>
      </div>
      <ScreenKeys groups={groups} />
      <KeysHelp />
    </div>
  )
}
