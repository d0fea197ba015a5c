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

const bytes = await buffer(process.stdin)
const read =
  type === 'application/pdf'
    ? await readPdf(new Uint8Array(bytes), program)
    : program === undefined
      ? { source: 'none' as const, pages: 1, pagesRead: 0, words: [] }
      : await readPicture(bytes, program)
process.stdout.write(JSON.stringify(read))
