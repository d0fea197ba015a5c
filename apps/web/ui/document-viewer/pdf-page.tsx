import { useEffect, useRef, useState } from 'react'
import styles from './document-viewer.module.css'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { t } from '../../platform/kit.ts'
import { useNear } from '../use-near.ts'
import { drawPage, viewportOf } from './open-pdf.ts'
import { type PageMark, PageMarks } from './page-marks.tsx'
import { texts } from './texts.ts'

/** Width and height of a page: what counts is their ratio. */
export interface PageSize {
  width: number
  height: number
}

/** The size after a turn in degrees: a quarter turn swaps width and height. */
export const turnedSize = ({ width, height }: PageSize, turn: number): PageSize =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** What is drawn: pages in sight, and those one screen away. */
export const oneScreen = '100% 0px'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  number: number
  /** The stored size of the first page, not turned; assumed until this page has been read. */
  expected: PageSize
  /** CSS pixels. */
  width: number
  /** Degrees clockwise. */
  turn: number
  marks: readonly PageMark[] | undefined
}

/** One page: drawn when it comes near, forgotten when it is far, since a hundred canvases are more than a phone has room for. */
export const PdfPage = ({ pdf, number, expected, width, turn, marks }: PdfPageProps) => {
  const place = useRef<HTMLElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const near = useNear(place, oneScreen)
  // Not turned, so that a turn changes also the place of a page that was never drawn.
  const [size, setSize] = useState(expected)
  const [state, setState] = useState<'waiting' | 'drawn' | 'wordless' | 'failed'>('waiting')
  useEffect(() => {
    const sheet = paper.current
    if (!near || sheet === null) return
    const abort = new AbortController()
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number)
      const viewport = viewportOf(page, turn, width)
      if (abort.signal.aborted) return
      setSize(viewportOf(page, 0))
      const { picture, words } = await drawPage(page, viewport, abort.signal)
      if (abort.signal.aborted) return
      sheet.replaceChildren(picture, ...(words === undefined ? [] : [words]))
      setState(words === undefined ? 'wordless' : 'drawn')
    }
    draw().catch(() => (abort.signal.aborted ? undefined : setState('failed')))
    return () => abort.abort()
  }, [near, pdf, number, width, turn])
  useEffect(() => {
    if (!near) paper.current?.replaceChildren()
  }, [near])
  const turned = turnedSize(size, turn)
  return (
    <section
      ref={place}
      className={styles.page}
      data-page={number}
      data-state={near ? state : 'waiting'}
      aria-label={t(texts.page, { page: number, pages: pdf.numPages })}
      style={{ width, height: (width * turned.height) / turned.width }}
    >
      {state === 'failed' && <p className={styles.pageFailed}>{t(texts.pageFailed)}</p>}
      {state === 'wordless' && <p className={styles.unseen}>{t(texts.noWords)}</p>}
      <div ref={paper} className={styles.paper} />
      <PageMarks marks={marks} page={number} turn={turn} />
    </section>
  )
}
