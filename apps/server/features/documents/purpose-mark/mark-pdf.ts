import { Worker } from 'node:worker_threads'
import { type Strip, stripAsPdf } from './strip.ts'

/** Milliseconds and MB that a file may cost: it comes from anybody, and is read in a thread that can be ended. */
const mostMs = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 400 }

/** What the thread is given. */
export interface PdfToMark {
  bytes: Uint8Array
  strip: Uint8Array
  /** Height of the strip for a width of 1. */
  ratio: number
}

/**
 * Draws the mark on each page of a PDF.
 * @throws Error for a file that cannot be read, is encrypted, has too many pages, or takes too much time or memory
 */
export const markPdf = async (bytes: Uint8Array, strip: Strip): Promise<Uint8Array> => {
  const workerData: PdfToMark = { bytes, strip: await stripAsPdf(strip), ratio: strip.ratio }
  const thread = new Worker(new URL('./mark-pdf-thread.ts', import.meta.url), { workerData, resourceLimits })
  const timer = setTimeout(() => void thread.terminate(), mostMs)
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', (marked: Uint8Array) => resolve(marked))
      thread.once('error', reject)
      thread.once('exit', () => reject(new Error('The file took too long.')))
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
