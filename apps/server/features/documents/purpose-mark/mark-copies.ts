import { Buffer } from 'node:buffer'
import { type Strip, stripAsPng, stripOf, stripPlaces } from './strip.ts'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { fillText, textIn, type Locale } from '@dovolilnice/contract/locale'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Db } from '../../../platform/database/db.ts'
import type { ReceivedFile, Services } from '../../../platform/http/context.ts'
import { limitedTurns } from '../../../platform/security/limited-turns.ts'
import { documentTypesOf } from '../keep-documents.ts'
import { markPdf } from './mark-pdf.ts'

/** Pixels of the largest picture: 60 megapixels, unpacked 240 MB. A small file may claim more. */
const mostPixels = 60_000_000
/** Pixels: a narrower picture is enlarged, for letters on it would not be legible. */
const leastWidth = 1000

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png' } as const
type MarkedPicture = keyof typeof formats

/**
 * Draws the mark into the pixels of a picture; nothing else of the file remains (no place or camera, no embedded preview without the mark).
 * @throws Error for a picture that cannot be read, or is too large
 */
const markPicture = async (bytes: Uint8Array, type: MarkedPicture, strip: Strip): Promise<Uint8Array> => {
  // A large library that few towns need.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const { autoOrient: upright } = await picture.metadata()
  const scale = Math.max(1, leastWidth / upright.width)
  const width = Math.round(upright.width * scale)
  const height = Math.round(upright.height * scale)
  if (width * height > mostPixels) throw new Error('The picture is too large.')
  const png = Buffer.from(await stripAsPng(strip, width))
  const drawn = await sharp(png).metadata()
  // A panorama may be lower than the strip.
  const tall = Math.max(height, drawn.height)
  const layers = stripPlaces(width, tall, strip.ratio).map((place) => ({
    input: png,
    left: 0,
    top: Math.round(place * tall - drawn.height / 2),
  }))
  const format = formats[type]
  return picture
    .autoOrient()
    .resize(width, tall, { fit: 'contain', background: '#ffffff' })
    .composite(layers)
    .toFormat(format, format === 'jpeg' ? { quality: 90 } : { compressionLevel: 7 })
    .toBuffer()
}

const purpose = {
  sl: 'Kopija samo za postopek izdaje dovolilnice, {municipality}, {day}',
  en: 'Copy only for the procedure of issuing a permit, {municipality}, {day}',
}

/** The lines of the mark: in Slovenian, which counts, and in the sender's language. */
const markLines = (municipality: string, day: string, locale: Locale): string[] => {
  const languages: Locale[] = locale === 'sl' ? ['sl'] : ['sl', locale]
  return languages.map((language) => fillText(textIn(purpose, language), { municipality, day: dayInWords(day, language) }))
}

/** One after the other: a large picture takes 300 MB while it is drawn. */
const inTurn = limitedTurns({ atOnce: 1, mostWaiting: 20, waitMs: 60_000 })

/** The types whose copies bear a mark, in whatever kind of permit. */
const markedTypes = async (db: Db): Promise<Set<string>> => {
  const kinds = await db.selectFrom('permit_kind').select('documents').execute()
  return new Set(kinds.flatMap(({ documents }) => documents.filter(({ marked }) => marked === true).map(({ type }) => type)))
}

const marked = async (bytes: Uint8Array, type: string, strip: Strip): Promise<Uint8Array> => {
  if (type === 'application/pdf') return markPdf(bytes, strip)
  if (type === 'image/jpeg' || type === 'image/png') return markPicture(bytes, type, strip)
  throw new Error('A file of this type cannot be marked.')
}

/** Stores the marked copy in place of the file. @throws OperationError `unsupported_file` for one that cannot be marked */
const withMark = async ({ storage }: Services, file: ReceivedFile, strip: Strip, locale: Locale): Promise<ReceivedFile> => {
  const bytes = await buffer(await storage.open(file.storage_key))
  const copy = await marked(bytes, file.media_type, strip).catch(() => {
    throw new OperationError('unsupported_file', { fields: [fieldError(file.field, 'copy_unmarked', locale)] })
  })
  return { ...file, ...(await storage.receive(Readable.from([Buffer.from(copy)]))) }
}

/**
 * Draws a mark of its purpose on each file of a type that the town marks, before the call's transaction: the rows know the marked copy alone, and the
 * file that came is removed.
 * @throws OperationError `unsupported_file` for a file that cannot be marked; then no marked copy is kept
 */
export const markCopies = async (services: Services, files: readonly ReceivedFile[], locale: Locale): Promise<ReceivedFile[]> => {
  const { database, storage, clock, capabilities } = services
  if (files.length === 0) return []
  const types = await markedTypes(database.kysely)
  const isMarked = documentTypesOf(files).map((type) => types.has(type))
  if (!isMarked.includes(true)) return [...files]
  const { municipality } = await capabilities.readParameters(database.kysely)
  const strip = stripOf(markLines(municipality.name, localDayOf(clock.now()), locale))
  const copies: ReceivedFile[] = []
  try {
    for (const [index, file] of files.entries())
      copies.push(isMarked[index] === true ? await inTurn(() => withMark(services, file, strip, locale)) : file)
  } catch (error) {
    await Promise.all(copies.map(({ storage_key: key }) => storage.remove(key)))
    throw error
  }
  await Promise.all(files.filter((_, index) => isMarked[index]).map(({ storage_key: key }) => storage.remove(key)))
  return copies
}
