import { isStaff } from '@dovolilnice/contract/permissions'
import './dark.css'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { appSettings } from '../../../platform/app-state.ts'
import { useParameters } from '../../../platform/resources/resources.ts'
import { useMaybeUser } from '../../../platform/session/use-session.ts'
import { useStore } from '../../../platform/store.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { Outlet, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useScreenData } from '../../../platform/routing/screen-data.ts'
import { goTo } from '../../keys/texts.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Drawer, type DrawerGroups, useOfferedGroups } from './drawer.tsx'
import { useResourcesOfRole } from '../../../platform/resources/role-resources.ts'
import { KeysHelp } from '../../keys/keys-help.tsx'
import { heldStep } from '../../../platform/held-step.ts'
import { lazyPart } from '../../states/lazy-part.tsx'
import { Fade } from '../fade.tsx'
import styles from './inside-layout.module.css'
import { NarrowDrawer } from './narrow-drawer.tsx'
import { Toolbar } from './toolbar.tsx'
import { UnreadParts } from './unread-parts.tsx'
import { useWide } from './use-wide.ts'
import { luminance, rgbOf, type Rgb } from '../../theme/town-colours.ts'
import { showFonts } from '../../theme/town-fonts.ts'

/** The sheets of dark.css. */
const sheet: Rgb = [0x15, 0x1c, 0x25]

/** WCAG contrast of a colour with the dark sheets, 1 to 18. */
export const contrastWithSheet = (rgb: Rgb): number => (luminance(rgb) + 0.05) / (luminance(sheet) + 0.05)

const lighter = (channel: number): number => Math.ceil(channel + (255 - channel) * 0.06)

/** A town's colour, lightened until it is read as text on the dark sheets and dark text is read on it. */
export const darkColour = (hex: string, least = 6.5): string | undefined => {
  let rgb = rgbOf(hex)
  while (rgb !== undefined && contrastWithSheet(rgb) < least) rgb = [lighter(rgb[0]), lighter(rgb[1]), lighter(rgb[2])]
  return rgb === undefined ? undefined : `rgb(${rgb.join(' ')})`
}

// Asked for while the session is read: from the second page on they are in the browser, and there before the first words.
if (typeof FontFace === 'function') showFonts().catch(() => undefined)

const isDark = '(prefers-color-scheme: dark)'

/** Shows staff the dark look where they chose it, or where their device asks for it and they chose none. Public pages and residents stay light. */
const useDarkLook = (): void => {
  const { look } = useStore(appSettings)
  const device = useMedia(isDark)
  const role = useMaybeUser()?.role
  const staff = role !== undefined && isStaff(role)
  const dark = staff && (look === undefined ? device : look === 'dark')
  const colours = useParameters()?.colours
  useLayoutEffect(() => {
    if (!dark) return undefined
    const { style, dataset } = document.documentElement
    for (const name of ['primary', 'secondary', 'tertiary'] as const)
      style.setProperty(`--dark-${name}`, (colours && darkColour(colours[name])) ?? null)
    dataset.theme = 'dark'
    return () => {
      delete dataset.theme
    }
  }, [dark, colours])
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
