import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { openPdf, reasonOf, viewportOf } from './open-pdf.ts'
import type { PageMark } from './page-marks.tsx'
import { PdfPage, turnedSize } from './pdf-page.tsx'
import type { PageSize } from './pdf-page.tsx'
import { texts } from './texts.ts'
import { Thumbnails } from './thumbnails.tsx'
import type { Unshown } from './unshown.tsx'
import type { Room } from './viewer-frame.tsx'

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

/** The pages of a PDF, below one another, and small ones beside them where there are several. */
export const PdfPages = ({ file, room, marks, onOpen, onFail }: PdfPagesProps) => {
  const t = useTranslate()
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
