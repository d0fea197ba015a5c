import { type KeyboardEvent, type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconChevronDown, IconChevronUp, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { t } from '../../platform/kit.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import styles from './document-viewer.module.css'
import { texts } from './texts.ts'
import { InDialog } from '../overlays/in-dialog.ts'
import { keyName } from '../keys/kbd.tsx'

/** Enlargements, as a share of what fits. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** The size of the place for pages, in CSS pixels, without its padding and scroll bars. */
const useInnerSize = (place: RefObject<HTMLElement | null>, padding: number): { width: number; height: number } => {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const measure = (): void => setSize({ width: element.clientWidth - padding, height: element.clientHeight - padding })
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [place, padding])
  return size
}

/** Keeps what stands in the middle of the place in its middle while everything grows or shrinks. */
const useKeptPlace = (place: RefObject<HTMLElement | null>, zoom: number): void => {
  const last = useRef(zoom)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null || last.current === zoom) return
    const growth = zoom / last.current
    last.current = zoom
    element.scrollTo({
      top: (element.scrollTop + element.clientHeight / 2) * growth - element.clientHeight / 2,
      left: (element.scrollWidth - element.clientWidth) / 2,
    })
  }, [place, zoom])
}

interface ViewerToolsProps {
  page: number
  pages: number
  zoom: number
  onPage: (page: number) => void
  onZoom: (steps: number) => void
  onRotate: () => void
  children: ReactNode
}

const ViewerTools = ({ page, pages, zoom, onPage, onZoom, onRotate, children }: ViewerToolsProps) => (
  <div className={styles.tools}>
    {pages > 1 && (
      <div className={styles.toolGroup}>
        <IconButton
          label={t(texts.previousPage)}
          press="←"
          icon={<IconChevronUp size={20} aria-hidden />}
          quiet
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          label={t(texts.nextPage)}
          press="→"
          icon={<IconChevronDown size={20} aria-hidden />}
          quiet
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
        <span className={styles.place} role="status">
          {t(texts.place, { page, pages })}
        </span>
      </div>
    )}
    <div className={styles.toolGroup}>
      <IconButton
        label={t(texts.zoomOut)}
        press="−"
        icon={<IconZoomOut size={20} aria-hidden />}
        quiet
        disabled={zoom <= (zooms[0] ?? 1)}
        onClick={() => onZoom(-1)}
      />
      <IconButton
        label={t(texts.zoomIn)}
        press="+"
        icon={<IconZoomIn size={20} aria-hidden />}
        quiet
        disabled={zoom >= (zooms.at(-1) ?? 1)}
        onClick={() => onZoom(1)}
      />
      <IconButton label={t(texts.rotate)} press="R" icon={<IconRotateClockwise size={20} aria-hidden />} quiet onClick={onRotate} />
    </div>
    {children}
  </div>
)

/** The place a document has: CSS pixels, by how much it is enlarged beyond what fits, and how far it is turned. */
export interface Room {
  width: number
  height: number
  zoom: number
  /** Clockwise: 0, 90, 180 or 270 degrees. */
  turn: number
  /** The page in sight, from 1, and the way to another. */
  page: number
  goTo: (page: number) => void
  /** The place beside the pages for small ones; null until it is there. */
  strip: HTMLElement | null
}

const padding = 16

const pagesIn = (scroller: HTMLElement): HTMLElement[] => [...scroller.querySelectorAll<HTMLElement>('[data-page]')]

/** The page that covers the middle of the place, from 1. */
const pageInSight = (scroller: HTMLElement): number => {
  const middle = scroller.scrollTop + scroller.clientHeight / 2
  return Math.max(1, pagesIn(scroller).filter((page) => page.offsetTop <= middle).length)
}

/** Whether the page is in sight from its top to its foot. */
const isWhole = (scroller: HTMLElement, number: number): boolean => {
  const page = pagesIn(scroller)[number - 1]
  if (page === undefined) return false
  const { offsetTop: top, offsetHeight: height } = page
  return top >= scroller.scrollTop && top + height <= scroller.scrollTop + scroller.clientHeight
}

interface ViewerFrameProps {
  label: string
  pages: number
  tools: ReactNode
  children: (room: Room) => ReactNode
}

/**
 * The scrolling place of a document with its tools. With the focus in it the browser's own keys scroll (up and down, Page Up and Page Down);
 * Home and End go to either end, left and right turn pages while nothing is cut at the side, + and − enlarge and shrink, 0 fits, R turns the paper.
 */
export const ViewerFrame = ({ label, pages, tools, children }: ViewerFrameProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  const [zoom, setZoom] = useState(1)
  const [page, setPage] = useState(1)
  const [turn, setTurn] = useState(0)
  const inDialog = use(InDialog)
  const size = useInnerSize(scroller, padding)
  useKeptPlace(scroller, zoom)
  // Beside a record the focus stays where the person works.
  useEffect(() => {
    if (inDialog) scroller.current?.focus({ preventScroll: true })
  }, [inDialog])

  const changeZoom = (steps: number): void =>
    setZoom((now) => zooms[Math.min(zooms.length - 1, Math.max(0, zooms.indexOf(now) + steps))] ?? now)
  const goTo = (number: number): void => {
    const target = scroller.current && pagesIn(scroller.current)[number - 1]
    if (!target) return
    setPage(number)
    scroller.current?.scrollTo({ top: target.offsetTop - padding / 2 })
  }
  const scrollTo = (top: number): void => scroller.current?.scrollTo({ top })
  const turnPage = (by: number): boolean => {
    const cut = (scroller.current?.scrollWidth ?? 0) > (scroller.current?.clientWidth ?? 0)
    if (!cut) goTo(page + by)
    return !cut
  }
  const rotate = (): void => setTurn((now) => (now + 90) % 360)
  const onKeyDown = (event: KeyboardEvent): void => {
    const keyActions: Record<string, () => boolean | void> = {
      '+': () => changeZoom(1),
      '-': () => changeZoom(-1),
      '0': () => setZoom(1),
      r: rotate,
      Home: () => scrollTo(0),
      End: () => scrollTo(scroller.current?.scrollHeight ?? 0),
      ArrowLeft: () => turnPage(-1),
      ArrowRight: () => turnPage(1),
    }
    const action = keyActions[keyName(event) ?? '']
    if (action !== undefined && action() !== false) event.preventDefault()
  }
  return (
    <div className={styles.frame} onKeyDown={onKeyDown}>
      <ViewerTools page={page} pages={pages} zoom={zoom} onPage={goTo} onZoom={changeZoom} onRotate={rotate}>
        {tools}
      </ViewerTools>
      <div className={styles.stage}>
        <div ref={setStrip} className={styles.strip} data-strip />
        <div
          ref={scroller}
          className={styles.scroller}
          data-scroller
          role="region"
          aria-label={label}
          tabIndex={0}
          // Of several short pages in sight the one that was chosen stays the current one.
          onScroll={({ currentTarget }) => setPage((now) => (isWhole(currentTarget, now) ? now : pageInSight(currentTarget)))}
        >
          {size.width > 0 && <div className={styles.pages}>{children({ ...size, zoom, turn, page, goTo, strip })}</div>}
        </div>
      </div>
    </div>
  )
}
