import { buffer } from 'node:stream/consumers'
import { comparedWords, type OwnWords } from '../compare/compare-document.ts'
import { Interrupted, exitCodes, type LegibleText } from './legible.ts'
import { readPdf } from './read-pdf.ts'

// A program of its own, started by read-file.ts for one file: the request comes in as a line of JSON and the file behind it, the comparisons go out.
// What a hostile file does, it does here.

/** What is asked of the reading program. */
export interface ReadRequest {
  mediaType: string
  /** The recognition of letters; absent where it is not installed. */
  tesseract: string | undefined
  documentType: string
  own: OwnWords
}

const [parent, milliseconds] = process.argv.slice(2).map(Number)

/** Ends this program with those that it has started: they are one group. */
const end = (): void => void process.kill(0, 'SIGKILL')
// Whoever started it ends it in time. These are for the case that nobody is left to do so.
setTimeout(end, milliseconds).unref()
setInterval(() => process.ppid !== parent && end(), 500).unref()

const readPicture = async (bytes: Uint8Array, tesseract: string): Promise<LegibleText> => {
  const { openPicture } = await import('./grey-picture.ts')
  const { recognise } = await import('./recognise.ts')
  const words = await recognise(tesseract, await openPicture(bytes), 1)
  return { source: words.length > 0 ? 'picture' : 'none', pages: 1, pagesRead: 1, words }
}

const read = async (bytes: Uint8Array, { mediaType, tesseract }: ReadRequest): Promise<LegibleText> => {
  if (mediaType === 'application/pdf') return readPdf(new Uint8Array(bytes), tesseract)
  return tesseract === undefined ? { source: 'none', pages: 1, pagesRead: 0, words: [] } : readPicture(bytes, tesseract)
}

try {
  const input = await buffer(process.stdin)
  const behindRequest = input.indexOf('\n')
  const request = JSON.parse(input.toString('utf8', 0, behindRequest)) as ReadRequest
  const legible = await read(input.subarray(behindRequest + 1), request)
  process.stdout.write(JSON.stringify(comparedWords(request.documentType, request.own, legible)))
} catch (error) {
  // The reason alone: what is in the file does not belong in a log.
  process.stderr.write(error instanceof Error ? error.message : 'unknown')
  process.exitCode = error instanceof Interrupted ? exitCodes.interrupted : exitCodes.illegible
}
