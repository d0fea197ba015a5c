import { buffer } from 'node:stream/consumers'
import type { LegibleText } from './legible.ts'
import { readPdf } from './read-pdf.ts'

// A program of its own, started by read-file.ts for one file: the file comes in, its words go out. What a hostile file does, it does here.

const [type, program] = process.argv.slice(2)

const readPicture = async (bytes: Uint8Array, tesseract: string): Promise<LegibleText> => {
  const { openPicture } = await import('./grey-picture.ts')
  const { recognise } = await import('./recognise.ts')
  const words = await recognise(tesseract, await openPicture(bytes), 1)
  return { source: words.length > 0 ? 'picture' : 'none', pages: 1, pagesRead: 1, words }
}

const read = async (bytes: Uint8Array): Promise<LegibleText> => {
  if (type === 'application/pdf') return readPdf(new Uint8Array(bytes), program)
  return program === undefined ? { source: 'none', pages: 1, pagesRead: 0, words: [] } : readPicture(bytes, program)
}

try {
  process.stdout.write(JSON.stringify(await read(await buffer(process.stdin))))
} catch (error) {
  // The reason alone: what is in the file does not belong in a log.
  process.stderr.write(error instanceof Error ? error.message : 'unknown')
  process.exitCode = 1
}
