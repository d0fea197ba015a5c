import { type CSSProperties, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import styles from './document-viewer.module.css'
import { type PageMark, PageMarks } from './page-marks.tsx'
import { type Room, ViewerFrame } from './viewer-frame.tsx'
import { readDocumentContent } from '@dovolilnice/contract/documents/operations'
import { IconDownload } from '@tabler/icons-react'
import { callForFile, reportFailure, saveFile, t } from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { lazyPart } from '../states/lazy-part.tsx'
import { Modal } from '../overlays/modal.tsx'
import { Notice } from '../states/notice.tsx'
import { texts } from './texts.ts'
import { type Unshown, UnshownNotice } from './unshown.tsx'

interface PictureProps {
  file: File
  name: string
  room: Room
  marks: readonly PageMark[] | undefined
  onFail: () => void
}

interface Size {
  width: number
  height: number
}

/** A turned picture takes the place of its turned sides: margins make up for what a rotation leaves out of the layout. */
const turned = (size: Size, room: Room): CSSProperties => {
  const lies = room.turn % 180 !== 0
  const [across, down] = lies ? [size.height, size.width] : [size.width, size.height]
  const scale = Math.min(1, room.width / across, room.height / down) * room.zoom
  const [width, height] = [size.width * scale, size.height * scale]
  const gap = lies ? (width - height) / 2 : 0
  return { width, height, margin: `${gap}px ${-gap}px`, transform: `rotate(${room.turn}deg)` }
}

/** A picture, no larger than it is and than the place it has, until it is enlarged. */
const Picture = ({ file, name, room, marks, onFail }: PictureProps) => {
  const [address, setAddress] = useState<string>()
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (address === undefined) return null
  return (
    // Its marks are turned with it.
    <div className={styles.marked} style={size === undefined ? { visibility: 'hidden' } : turned(size, room)}>
      <img
        className={styles.picture}
        src={address}
        alt={name}
        onLoad={({ currentTarget }) => setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
        onError={onFail}
      />
      <PageMarks marks={marks} page={1} turn={0} />
    </div>
  )
}

const PdfPages = lazyPart(() => import('./pdf-pages.tsx').then(({ PdfPages: Pages }) => Pages))

/**
 * The content with the type that the server judged; undefined until it is here. Each reading is a line in the audit trail: one is enough.
 * For another id the component needs another key: a document must never stand under the title of another.
 */
const useContent = (id: string, onFail: (error: unknown) => void, onShown?: (id: string) => void): File | undefined => {
  const [file, setFile] = useState<File>()
  useEffect(() => {
    const abort = new AbortController()
    callForFile(readDocumentContent, { params: { id } }, { signal: abort.signal })
      .then(setFile)
      .catch((error: unknown) => (abort.signal.aborted ? undefined : onFail(error)))
    return () => abort.abort()
  }, [id, onFail])
  const isShown = file !== undefined
  useEffect(() => {
    if (isShown) onShown?.(id)
  }, [isShown, onShown, id])
  return file
}

/** What is known before anything is opened: browsers show no HEIC, and of other types only what is shown safely is stored. */
const unshownType = ({ type }: File): Unshown | undefined =>
  type === 'image/heic' ? 'heic' : type === 'application/pdf' || type.startsWith('image/') ? undefined : 'failed'

const Content = ({ file, name, marks }: { file: File; name: string; marks: readonly PageMark[] | undefined }) => {
  const [unshown, setUnshown] = useState(() => unshownType(file))
  const [pages, setPages] = useState(1)
  if (unshown !== undefined)
    return (
      <div className={styles.unshown}>
        <UnshownNotice reason={unshown} />
        <div>
          <Button label={t(texts.download)} look="plain" icon={IconDownload} onClick={() => saveFile(file)} />
        </div>
      </div>
    )
  const download = (
    <IconButton label={t(texts.download)} icon={<IconDownload size={20} aria-hidden />} quiet onClick={() => saveFile(file)} />
  )
  return (
    <ViewerFrame label={t(texts.pages, { name })} pages={pages} tools={download}>
      {(room) =>
        file.type === 'application/pdf' ? (
          <Suspense fallback={<p role="status">{t(texts.loading)}</p>}>
            <PdfPages file={file} room={room} marks={marks} onOpen={setPages} onFail={setUnshown} />
          </Suspense>
        ) : (
          <Picture file={file} name={name} room={room} marks={marks} onFail={() => setUnshown('damaged')} />
        )
      }
    </ViewerFrame>
  )
}

export interface ViewedDocument {
  id: string
  file_name: string
  /** What it is, in the reader's language; the name of the file when absent. */
  title?: string
  /** What is drawn around on its pages. */
  marks?: readonly PageMark[]
}

const nameOf = ({ file_name: file, title }: ViewedDocument): string => (title === undefined ? file : `${title}: ${file}`)

interface InlineProps {
  document: ViewedDocument
  /** Called with its id when its content is on screen. */
  onShown?: (id: string) => void
}

const InlineContent = ({ document, onShown, onAgain }: InlineProps & { onAgain: () => void }) => {
  const [failure, setFailure] = useState<unknown>()
  const file = useContent(document.id, setFailure, onShown)
  if (failure !== undefined)
    return (
      <div className={styles.unshown}>
        <Notice tone="bad" role="alert">
          {t(texts.notLoaded)}
        </Notice>
        <div>
          <Button label={t(texts.again)} look="plain" onClick={onAgain} />
        </div>
      </div>
    )
  if (file === undefined) return <p role="status">{t(texts.loading)}</p>
  return <Content file={file} name={nameOf(document)} marks={document.marks} />
}

/** A document beside what it proves. */
export const InlineDocument = (props: InlineProps) => {
  const [attempt, setAttempt] = useState(1)
  return <InlineContent key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

interface DialogContentProps extends InlineProps {
  onFail: (error: unknown) => void
}

const DialogContent = ({ document, onShown, onFail }: DialogContentProps) => {
  const file = useContent(document.id, onFail, onShown)
  return file === undefined ? (
    <p role="status">{t(texts.loading)}</p>
  ) : (
    <Content file={file} name={nameOf(document)} marks={document.marks} />
  )
}

interface ViewerProps extends InlineProps {
  /** What is done with it, under it. */
  buttons?: ReactNode
  onClose: () => void
}

/** A document looked at in place: pictures and PDFs; of anything else it says how to open it. */
export const DocumentViewer = ({ document, onShown, buttons, onClose }: ViewerProps) => {
  const onFail = useCallback(
    (error: unknown) => {
      reportFailure(error)
      onClose()
    },
    [onClose],
  )
  return (
    <Modal opened onClose={onClose} size="min(96vw, 1100px)" title={document.title ?? document.file_name} buttons={buttons}>
      <DialogContent key={document.id} document={document} onShown={onShown} onFail={onFail} />
    </Modal>
  )
}
