import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../platform/kit.ts'
import { useNear } from '../use-near.ts'
import styles from './document-viewer.module.css'
import { drawPicture, openPdf, reasonOf, viewportOf } from './open-pdf.ts'
import type { PageMark } from './page-marks.tsx'
import { oneScreen, type PageSize, PdfPage, turnedSize } from './pdf-page.tsx'
import { texts } from './texts.ts'
import type { Room } from './viewer-frame.tsx'
import { createPortal } from 'react-dom'
import type { Unshown } from './unshown.tsx'

/** CSS pixels. */
const width = 60

interface ThumbnailProps {
  pdf: PDFDocumentProxy
  number: number
  /** The size of the first page, not turned; assumed until this page has been read. */
  expected: PageSize
  turn: number
  isCurrent: boolean
  onOpen: () => void
}

/** One page, small: drawn when it comes near in the strip. The one in sight is kept in the strip's sight, too. */
const Thumbnail = ({ pdf, number, expected, turn, isCurrent, onOpen }: ThumbnailProps) => {
  const place = useRef<HTMLButtonElement>(null)
  const paper = useRef<HTMLSpanElement>(null)
  const near = useNear(place, oneScreen)
  useEffect(() => {
    const sheet = paper.current
    if (!near || sheet === null) return
    const abort = new AbortController()
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number)
      if (abort.signal.aborted) return
      const picture = await drawPicture(page, viewportOf(page, turn, width), abort.signal)
      if (!abort.signal.aborted) sheet.replaceChildren(picture)
    }
    // A page that cannot be drawn says so in its large form.
    draw().catch(() => undefined)
    return () => abort.abort()
  }, [near, pdf, number, turn])
  useEffect(() => {
    const button = place.current
    const strip = button?.closest('[data-strip]')
    if (!isCurrent || !button || !strip) return
    strip.scrollTo({ top: button.offsetTop - (strip.clientHeight - button.offsetHeight) / 2 })
    if (strip.contains(document.activeElement)) button.focus({ preventScroll: true })
  }, [isCurrent])
  const size = turnedSize(expected, turn)
  return (
    <button
      ref={place}
      type="button"
      className={styles.thumbnail}
      aria-label={t(texts.page, { page: number, pages: pdf.numPages })}
      aria-current={isCurrent ? 'page' : undefined}
      // One stop for the tab key; the arrows go on from there.
      tabIndex={isCurrent ? 0 : -1}
      onClick={onOpen}
    >
      <span ref={paper} className={styles.thumbnailPaper} style={{ width, height: (width * size.height) / size.width }} />
      <span aria-hidden>{number}</span>
    </button>
  )
}

/** The pages of a document of several, small, beside it: a click opens one, the arrows up and down go from one to the next. */
const Thumbnails = ({ pdf, first, room: { page, turn, goTo } }: { pdf: PDFDocumentProxy; first: PageSize; room: Room }) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    goTo(page + by)
  }
  return (
    <div className={styles.thumbnails} role="group" aria-label={t(texts.thumbnails)} onKeyDown={onKeyDown}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <Thumbnail
          key={index}
          pdf={pdf}
          number={index + 1}
          expected={first}
          turn={turn}
          isCurrent={page === index + 1}
          onOpen={() => goTo(index + 1)}
        />
      ))}
    </div>
  )
}

interface Opened {
  pdf: PDFDocumentProxy
  first: PageSize
}

/** The opened document, closed again with the component. */
const useOpened = (file: File, onOpen: (pages: number) => void, onFail: (reason: Unshown) => void): Opened | undefined => {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    let over = false
    let close = (): void => {}
    const open = async (): Promise<void> => {
      const task = openPdf(await file.arrayBuffer())
      close = () => void task.destroy()
      if (over) return close()
      const pdf = await task.promise
      const { width, height } = viewportOf(await pdf.getPage(1), 0)
      if (over) return
      setOpened({ pdf, first: { width, height } })
      onOpen(pdf.numPages)
    }
    open().catch((error: unknown) => (over ? undefined : onFail(reasonOf(error))))
    return () => {
      over = true
      close()
    }
  }, [file, onOpen, onFail])
  return opened
}

interface PdfPagesProps {
  file: File
  room: Room
  marks: readonly PageMark[] | undefined
  onOpen: (pages: number) => void
  onFail: (reason: Unshown) => void
}

export const PdfPages = ({ file, room, marks, onOpen, onFail }: PdfPagesProps) => {
  const opened = useOpened(file, onOpen, onFail)
  if (opened === undefined) return <p role="status">{t(texts.loading)}</p>
  const { pdf } = opened
  const { width: natural } = turnedSize(opened.first, room.turn)
  // A4 at most a third larger than on paper, however wide the window.
  const width = Math.round(Math.min(room.width, natural * 1.75) * room.zoom)
  return (
    <>
      {pdf.numPages > 1 && room.strip && createPortal(<Thumbnails pdf={pdf} first={opened.first} room={room} />, room.strip)}
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} expected={opened.first} width={width} turn={room.turn} marks={marks} />
      ))}
    </>
  )
}
