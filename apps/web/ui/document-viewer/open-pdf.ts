import type { PageViewport, PDFDocumentLoadingTask, PDFPageProxy } from 'pdfjs-dist'
import {
  AnnotationMode,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  TextLayer,
  VerbosityLevel,
  getDocument,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// `?url` is the bundler's: the file stays as it is, and this is its address.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { Unshown } from './unshown.tsx'

GlobalWorkerOptions.workerSrc = workerAddress

/** Where the build puts what the reader asks for by name (vite.config.ts). */
const readerFiles = `/assets/pdf-${version}/`

/** A canvas larger than this, in pixels, is drawn less sharp instead: phones refuse or lose large ones. */
const largestCanvas = 8_000_000

/**
 * Opens a PDF in a worker of ours. Nothing in it runs: the reader is given no sandbox for its scripts, no form engine (XFA), no eval and no
 * WebAssembly, and of its annotations only the picture is drawn, so no link leads out. Fonts that a document does not bring are ours, so
 * that it looks the same on every device.
 */
export const openPdf = (content: ArrayBuffer): PDFDocumentLoadingTask =>
  getDocument({
    data: content,
    enableXfa: false,
    useWasm: false,
    wasmUrl: `${readerFiles}wasm/`,
    cMapUrl: `${readerFiles}cmaps/`,
    useSystemFonts: false,
    standardFontDataUrl: `${readerFiles}standard_fonts/`,
    useWorkerFetch: true,
    verbosity: VerbosityLevel.ERRORS,
  })

/** Why the reader could not open a document. */
export const reasonOf = (error: unknown): Unshown =>
  error instanceof PasswordException ? 'locked' : error instanceof InvalidPDFException ? 'damaged' : 'failed'

/** The page turned so many degrees clockwise from how it is stored to be read, so many CSS pixels wide. */
export const viewportOf = (page: PDFPageProxy, turn: number, width?: number): PageViewport => {
  const rotation = (page.rotate + turn) % 360
  const natural = page.getViewport({ scale: 1, rotation })
  return width === undefined ? natural : page.getViewport({ scale: width / natural.width, rotation })
}

/** The page's picture alone. @throws when it cannot be drawn, or the signal was given */
export const drawPicture = async (page: PDFPageProxy, viewport: PageViewport, signal: AbortSignal): Promise<HTMLCanvasElement> => {
  const sharpness = Math.min(window.devicePixelRatio, Math.sqrt(largestCanvas / (viewport.width * viewport.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  canvas.setAttribute('aria-hidden', 'true')
  const drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0], annotationMode: AnnotationMode.ENABLE })
  signal.addEventListener('abort', () => drawing.cancel())
  await drawing.promise
  return canvas
}

/** The page's words over its picture, transparent: to be read aloud, searched and copied. Undefined when it has none. */
const layWords = async (page: PDFPageProxy, viewport: PageViewport): Promise<HTMLElement | undefined> => {
  const container = document.createElement('div')
  container.style.setProperty('--total-scale-factor', String(viewport.scale))
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport })
  await layer.render()
  return container.textContent.trim() === '' ? undefined : container
}

export interface DrawnPage {
  picture: HTMLCanvasElement
  words?: HTMLElement
}

/**
 * Draws a page as `viewportOf` gives it.
 * @throws when the page cannot be drawn, or the signal was given
 */
export const drawPage = async (page: PDFPageProxy, viewport: PageViewport, signal: AbortSignal): Promise<DrawnPage> => {
  const picture = await drawPicture(page, viewport, signal)
  return { picture, words: await layWords(page, viewport) }
}
