import * as contract from '@dovolilnice/contract/access/warden-notes'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { instantText, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { v7 } from 'uuid'
import { byNumber } from '../../../platform/audit/record-event.ts'
import { ifGiven, likeBeginning, type Db, type Row, type Trx, insertRow, sql, findRow } from '../../../platform/database/db.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { type Context, type Prepare, type Services, implementPrepared, implementList, implement } from '../../../platform/http/context.ts'
import { once } from '../../../platform/http/once.ts'
import { ensureRoom, type Pdf, paragraph } from '../../../platform/pdf/pdf-document.ts'
import { facts } from '../../../platform/pdf/tables.ts'
import { townPaper } from '../../../platform/pdf/town-paper.ts'
import { type Identified, isSame } from '../../../platform/privacy/owner.ts'
import { limitedTurns } from '../../../platform/security/limited-turns.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { fault } from '../passes/passes.ts'

export const noteIdentified: Identified = {
  table: 'warden_note',
  label: sql`number`,
  at: sql`at`,
  about: sql`plate`,
  by: { plate: isSame('plate_normalised') },
}

/** A picture as it stands in the paper. */
interface Photo {
  bytes: Buffer
  width: number
  height: number
}

/** Pixels of the longer side: a plate at the far side of a street is legible, and three pictures are a paper of less than 2 MB. */
const photoSide = 1600

/** One after the other: a large picture takes 300 MB while it is drawn. */
const inTurn = limitedTurns({ atOnce: 1, mostWaiting: 20, waitMs: 60_000 })

/** Draws the picture anew: nothing else of the file remains, neither place and camera nor a preview. @throws Error for what is no picture */
const drawAnew = async (bytes: Uint8Array): Promise<Photo> => {
  // A large library that few calls need.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes, { limitInputPixels: 60_000_000, failOn: 'error' })
    .autoOrient()
    .resize(photoSide, photoSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** @throws OperationError `validation` for too many, `unsupported_file` for what is no picture */
const drawPhotos = async ({ files, storage, locale }: Pick<Context, 'files' | 'storage' | 'locale'>): Promise<Photo[]> => {
  if (files.length > contract.mostPhotos || files.some(({ field }) => field !== 'photo')) throw fault('photo', 'choice', { locale })
  const photos: Photo[] = []
  for (const { storage_key: key, media_type } of files) {
    if (!media_type.startsWith('image/')) throw new OperationError('unsupported_file')
    const bytes = await buffer(await storage.open(key))
    photos.push(
      await inTurn(() => drawAnew(bytes)).catch(() => {
        throw new OperationError('unsupported_file')
      }),
    )
  }
  return photos
}

/** The paper is the town's own: it is written in Slovenian, whatever the warden reads. */
const words = {
  title: 'Zapisek redarja',
  plate: 'Registrska oznaka',
  seen: 'Kaj je videl',
  place: 'Kraj',
  at: 'Čas',
  received: 'Prispelo',
  by: 'Zapisal',
  note: 'Opomba',
  photo: 'Slika',
}

/** Points: the tallest picture, two of which stand on a page. */
const tallest = 240

const drawPhoto = (pdf: Pdf, { bytes, width, height }: Photo, alt: string): void => {
  const { doc, root, left } = pdf
  const scale = Math.min(pdf.width / width, tallest / height)
  const [wide, tall] = [width * scale, height * scale]
  ensureRoom(pdf, tall + 20)
  const top = doc.y
  const bbox = [left, top, left + wide, top + tall]
  root.add(doc.struct('Figure', Object.assign({ alt }, { bbox }), () => void doc.image(bytes, left, top, { width: wide, height: tall })))
  doc.y = top + tall + 4
  paragraph(pdf, alt, { muted: true, size: 9 })
}

type Written = Pick<Row<'warden_note'>, 'plate' | 'place' | 'seen' | 'note' | 'at'>

interface Writer {
  id: string | null
  name: string
  now: Date
}

const numberOf = (trx: Trx, { now }: Writer): Promise<string> => nextNumber(trx, 'ZR', Number(localDayOf(now).slice(0, 4)))

/** Draws the paper (PDF/A-2b) and stores it. @returns the row that keeps it */
const drawNote = async (
  { storage }: Pick<Services, 'storage'>,
  parameters: Parameters,
  number: string,
  note: Written & { call_hash: string | null },
  photos: readonly Photo[],
  by: Writer,
) => {
  const paper = {
    title: `${words.title} ${number}`,
    locale: 'sl',
    madeAt: by.now,
    footer: parameters.municipality.name,
    archive: true,
  } as const
  const pdf = await townPaper(paper, parameters, (pdf) => {
    facts(pdf, [
      [words.plate, note.plate],
      [words.seen, contract.seenLabels[note.seen].sl],
      [words.place, note.place],
      [words.at, instantText(note.at.toISOString(), 'sl')],
      [words.received, instantText(by.now.toISOString(), 'sl')],
      [words.by, by.name],
      [words.note, note.note],
    ])
    photos.forEach((photo, index) => drawPhoto(pdf, photo, `${words.photo} ${index + 1}: ${note.plate}, ${note.place}`))
  })
  const { storage_key } = await storage.receive(Readable.from([Buffer.from(pdf)]))
  const row = { ...note, id: v7(), number, plate_normalised: normalisePlate(note.plate), photos: photos.length, storage_key }
  return { ...row, received_at: by.now, written_by: by.id }
}

/** Makes the paper and keeps the note with it, all in one transaction. */
export const storeNote = async (
  trx: Trx,
  services: Pick<Services, 'storage' | 'capabilities'>,
  note: Written & { call_hash: string | null },
  photos: readonly Photo[],
  by: Writer,
): Promise<void> => {
  const parameters = await services.capabilities.readParameters(trx)
  const row = await drawNote(services, parameters, await numberOf(trx, by), note, photos, by)
  await insertRow(trx, 'warden_note', row)
}

/** When it was seen; the clock of a phone may be wrong, and no note waits longer than it is kept there. */
const believed = (at: Date, now: Date): Date => (at > now || now.getTime() - at.getTime() > contract.keptHours * 3_600_000 ? now : at)

const hashOfCall = (key: string | null): string | null => (key === null ? null : hashSecret(`warden-note ${key}`))

const noteOfCall = (db: Db, hash: string) => db.selectFrom('warden_note').selectAll().where('call_hash', '=', hash).executeTakeFirst()

type DrawnNote = Awaited<ReturnType<typeof drawNote>>

/**
 * Draws pictures and paper before the transaction, because both take a second; a note that was sent twice is drawn once. The number is taken for the
 * paper: where the call then fails, it is left out.
 */
const prepareNote: Prepare<typeof contract.writeNote, DrawnNote | undefined> = async ({ body: { text, at, ...body } }, context) => {
  const { database, now, user, capabilities, idempotencyKey } = context
  const call_hash = hashOfCall(idempotencyKey)
  const earlier = call_hash !== null && (await noteOfCall(database.kysely, call_hash))
  if (earlier) return undefined
  const photos = await drawPhotos(context)
  const by = { ...user, now }
  const number = await database.transaction((trx) => numberOf(trx, by))
  const parameters = await capabilities.readParameters(database.kysely)
  return drawNote(context, parameters, number, { ...body, note: text, at: believed(new Date(at), now), call_hash }, photos, by)
}

export const handleWriteNote = implementPrepared(contract.writeNote, prepareNote, async ({ body }, context, drawn) => {
  const { trx, files, capabilities, storage, idempotencyKey, record } = context
  const earlier = (hash: string) => noteOfCall(trx, hash)
  const note = await once(context, hashOfCall(idempotencyKey), earlier, async () => {
    // Sent twice, and the first was deleted since.
    if (drawn === undefined) throw new OperationError('internal')
    // The pictures stand in the paper.
    await capabilities.removeContent(
      trx,
      context,
      files.map(({ storage_key: file }) => file),
    )
    await insertRow(trx, 'warden_note', drawn)
    return drawn
  })
  // Another call with the same key was quicker.
  if (drawn !== undefined && drawn.id !== note.id) await storage.remove(drawn.storage_key)
  record({ subject: byNumber('warden_note')(note), after: { seen: body.seen, place: body.place, photos: note.photos } })
  return { number: note.number }
})

const notes = (db: Db) =>
  db
    .selectFrom('warden_note as n')
    .leftJoin('app_user as u', 'u.id', 'n.written_by')
    .select(['n.id', 'n.number', 'n.plate', 'n.place', 'n.seen', 'n.photos', 'n.at', 'n.received_at', 'u.name as written_by_name'])

export const handleListNotes = implementList(contract.listNotes, async ({ body }, { db }) => {
  const { filters } = body
  const typed = filters.search?.trim() ?? ''
  return listRows({
    db,
    query: notes(db)
      .$call(ifGiven(filters.seen, (query, seen) => query.where('n.seen', '=', seen)))
      .$if(typed !== '', (query) =>
        query.where((is) =>
          is.or([is('n.plate_normalised', 'like', likeBeginning(normalisePlate(typed))), is('n.number', 'ilike', likeBeginning(typed))]),
        ),
      ),
    request: body,
    sort: { at: 'n.at', plate: 'n.plate', number: 'n.number' },
    tieBreaker: 'n.id',
  })
})

export const handleReadNotePaper = implement(contract.readNotePaper, async ({ params: { id } }, { trx, storage, record }) => {
  const note = await findRow(trx, 'warden_note', id, ['id', 'number', 'storage_key'])
  record({ subject: byNumber('warden_note')(note) })
  return { stream: await storage.open(note.storage_key), media_type: 'application/pdf', file_name: `${note.number}.pdf` }
})
