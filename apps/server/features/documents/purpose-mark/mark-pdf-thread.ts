import { PDFDocument, PDFRawStream, decodePDFRawStream, degrees, type PDFEmbeddedPage, type PDFPage } from '@cantoo/pdf-lib'
import { parentPort, workerData } from 'node:worker_threads'
import { deflateSync } from 'node:zlib'
import type { PdfToMark } from './mark-pdf.ts'
import { stripPlaces } from './strip.ts'

const mostPages = 50
/** Bytes of the largest stream that is unpacked: those of objects, a few MB in the largest honest file. Ten MB may unpack to ten GB. */
const mostUnpacked = 64 * 1024 * 1024

/**
 * The library has no such limit of its own. All its decoders take their memory by one method, which is changed in this thread alone.
 * Answers whether a stream was too large: the library passes over an object that it cannot read.
 */
const limitUnpacking = ({ context }: PDFDocument): (() => boolean) => {
  const some = decodePDFRawStream(PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), deflateSync('')))
  const decoder: { ensureBuffer(bytes: number): Uint8Array } = Object.getPrototypeOf(Object.getPrototypeOf(some))
  const { ensureBuffer } = decoder
  let wasTooLarge = false
  decoder.ensureBuffer = function limited(bytes) {
    wasTooLarge ||= bytes > mostUnpacked
    if (wasTooLarge) throw new Error('A stream unpacks to too much.')
    return ensureBuffer.call(this, bytes)
  }
  return () => wasTooLarge
}

/** Draws the strips as somebody sees them who looks at the page, which a viewer may turn and crop. */
const markPage = (page: PDFPage, strip: PDFEmbeddedPage, ratio: number): void => {
  const { x, y, width, height } = page.getCropBox()
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  const [across, up] = turn % 180 === 0 ? [width, height] : [height, width]
  for (const place of stripPlaces(across, up, ratio)) {
    const below = up * (1 - place) - (ratio * across) / 2
    const corner =
      turn === 90
        ? { x: x + width - below, y }
        : turn === 180
          ? { x: x + width, y: y + height - below }
          : turn === 270
            ? { x: x + below, y: y + height }
            : { x, y: y + below }
    page.drawPage(strip, { ...corner, width: across, height: ratio * across, rotate: degrees(turn) })
  }
}

const mark = async ({ bytes, strip, ratio }: PdfToMark): Promise<Uint8Array> => {
  const wasTooLarge = limitUnpacking(await PDFDocument.create())
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  if (wasTooLarge()) throw new Error('A stream unpacks to too much.')
  const pages = document.getPages()
  if (pages.length === 0 || pages.length > mostPages) throw new Error(`The file has ${pages.length} pages.`)
  const [drawn] = await document.embedPdf(strip)
  if (drawn === undefined) throw new Error('The mark has no page.')
  for (const page of pages) markPage(page, drawn, ratio)
  return document.save()
}

parentPort?.postMessage(await mark(workerData))
