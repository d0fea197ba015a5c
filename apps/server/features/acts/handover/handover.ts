import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as contract from '@dovolilnice/contract/acts/handover/handover'
import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { addMonths, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { ZipFile } from 'yazl'
import { z } from 'zod/mini'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { announce } from '../../../platform/database/notify.ts'
import { ifGiven, type Db, type Row, type Trx, notFound, updateRow, sql } from '../../../platform/database/db.ts'
import { type Context, type Handler, type ReadHandler, implement } from '../../../platform/http/context.ts'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { lockMatters } from '../matter/lock-matter.ts'
import { certificatePdf, handoverPdf, listOfFiles, matterFiles, metadataOf, packedColumns, sha256Of } from '../package/package-acts.ts'
import { actFileName, readActPaper } from '../paper/read-act-paper.ts'
import { readSettings } from '../settings/act-settings.ts'

/**
 * Acts whose matter is at its end: final or without a remedy, before no court, of no open application and no permit in force, also one that an
 * application was granted with, of nobody's restricted record.
 */
const endedActs = (db: Db, today: string) =>
  db
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    // A matter with a class is kept whole, from its newest act on.
    .innerJoin(
      (db) =>
        db
          .selectFrom('act')
          .select(['case_id', sql<string>`max(issued_on)`.as('last_on')])
          .groupBy('case_id')
          .as('newest'),
      (on) => on.onRef('newest.case_id', '=', 'act.case_id'),
    )
    .leftJoin('application', 'application.id', 'act.application_id')
    .leftJoin('permit', 'permit.id', 'act.permit_id')
    .where('act.released_at', 'is', null)
    .where('way.under_appeal', '=', false)
    // A notice of silence is never final: it only opens a remedy.
    .where((is) =>
      is.or([
        is('way.remedy', '=', 'none'),
        is('way.set_aside', '=', true),
        is('way.final_on', '<=', today),
        is('act.kind', '=', 'silence'),
      ]),
    )
    .where((is) => is.or([is('act.application_id', 'is', null), is('application.status', 'in', [...endedStatuses])]))
    .where((is) => is.or([is('act.permit_id', 'is', null), is('permit.valid_until', '<=', today)]))
    .where(sql<boolean>`not exists (select from permit p where p.application_id = act.application_id and p.valid_until > ${today})`)
    .where(
      sql<boolean>`not exists (select from act_remedy r where r.act_id = act.id and r.kind = 'court_action' and r.ended_on is null
        and r.withdrawn_at is null)`,
    )
    .where(isUnrestricted('act.application_id'))
    .where(isUnrestricted('act.permit_id'))

interface Aged {
  kind: ActKind
  permit_kind_id: string
  issued_on: string
  last_on: string
  part_open: boolean
}

/** The term of a matter's class from its last act on, or that of the act's kind where it has none; undefined: it still runs. */
const termOver = (
  { retention, matter_classes: classes }: ActSettings,
  { kind, permit_kind_id: of, issued_on: on, last_on: last, part_open: open }: Aged,
  today: string,
) => {
  if (classes[of] !== undefined && open) return undefined
  const term = classes[of] ?? retention[kind]
  return addMonths(classes[of] === undefined ? on : last, 12 * term.years) <= today ? term : undefined
}

const kindOfMatter = sql<string>`coalesce(application.permit_kind_id, permit.permit_kind_id)`

/** Whether some act of the same matter is not at its end yet: a matter with a class goes as a whole. */
const isPartOpen = (db: Db, today: string) =>
  sql<boolean>`exists (select from act o where o.case_id = act.case_id and o.released_at is null
    and o.id not in (${endedActs(db, today).select('act.id')}))`

/** Those of them that are past their term. */
const findOver = async (trx: Trx, settings: ActSettings, year: number, today: string) => {
  const ended = await endedActs(trx, today)
    .select([
      'act.id',
      'act.kind',
      'act.issued_on',
      'newest.last_on',
      kindOfMatter.as('permit_kind_id'),
      isPartOpen(trx, today).as('part_open'),
    ])
    .where(sql<boolean>`extract(year from act.issued_on) = ${year}`)
    .execute()
  return ended.flatMap((act) => {
    const term = termOver(settings, act, today)
    return term === undefined ? [] : [{ act_id: act.id, archive: term.archive, years: term.years }]
  })
}

export const handleListDueActYears = implement(contract.listDueActYears, async (_, { db, now }) => {
  const settings = await readSettings(db)
  const today = localDayOf(now)
  const terms = [...Object.values(settings.retention), ...Object.values(settings.matter_classes)]
  const shortest = Math.min(...terms.map(({ years }) => years))
  const open = db.selectFrom('act_handover').select('year').where('status', 'in', ['preparing', 'ready'])
  const ended = await endedActs(db, today)
    .select([
      'act.kind',
      'act.issued_on',
      'newest.last_on',
      kindOfMatter.as('permit_kind_id'),
      isPartOpen(db, today).as('part_open'),
      (of) => of.fn.countAll<number>().as('count'),
    ])
    .where('act.issued_on', '<=', addMonths(today, -12 * shortest))
    .where(sql<boolean>`extract(year from act.issued_on) not in (${open})`)
    .groupBy(['act.kind', 'act.issued_on', 'newest.last_on', kindOfMatter, sql`part_open`])
    .orderBy('act.issued_on')
    .execute()
  const years = new Map<number, { archived: number; deleted: number }>()
  for (const { count, ...act } of ended) {
    const term = termOver(settings, act, today)
    if (term === undefined) continue
    const year = Number(act.issued_on.slice(0, 4))
    const { archived, deleted } = years.get(year) ?? { archived: 0, deleted: 0 }
    years.set(year, term.archive ? { archived: archived + count, deleted } : { archived, deleted: deleted + count })
  }
  return { years: [...years].map(([year, counts]) => ({ year, ...counts })) }
})

const subjectOf = ({ id, year }: Pick<Row<'act_handover'>, 'id' | 'year'>) => ({
  type: 'act_handover' as const,
  id,
  label: String(year),
})

export const handleCreateHandover = implement(contract.createHandover, async ({ body: { year } }, context) => {
  const { trx, now, actor, locale, send, record } = context
  const over = await findOver(trx, await readSettings(trx), year, localDayOf(now))
  if (over.length === 0) throw invalidField('year', 'no_acts_past_term', locale)
  const id = v7()
  const by = { created_by: actor.id, created_by_name: actor.name, created_at: now }
  const made = await trx
    .insertInto('act_handover')
    .values({ id, year, status: 'preparing', ...by })
    // In words: with parameters a statement that is planned once for many calls does not find the index.
    .onConflict((conflict) =>
      conflict
        .columns(['year'])
        .where(sql<boolean>`status in ('preparing', 'ready')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) throw invalidField('year', 'handover_open', locale)
  // As one parameter: a year may have more acts than a statement has parameters.
  await sql`insert into act_handover_item (handover_id, act_id, archive, years)
    select ${id}::uuid, act_id, archive, years
    from json_to_recordset(${JSON.stringify(over)}::json) item (act_id uuid, archive boolean, years integer)`.execute(trx)
  await send(trx, makeActPackageJob, { handover_id: id })
  await announce(trx, 'privacy')
  record({
    subject: subjectOf({ id, year }),
    after: { year, archived: over.filter(({ archive }) => archive).length, deleted: over.length },
  })
  return { id }
})

const itemsOf = async (db: Db, id: string) =>
  db
    .selectFrom('act_handover_item as item')
    .innerJoin('act', 'act.id', 'item.act_id')
    .select(packedColumns)
    .select(['application_id', 'permit_id', 'archive', 'years'])
    .where('item.handover_id', '=', id)
    .orderBy('act.issued_on')
    .orderBy('act.number')
    .execute()
type HandoverItem = Awaited<ReturnType<typeof itemsOf>>[number]

/**
 * The package as it is written: `akti.xml` with the metadata, the papers byte for byte as they were issued (PDF/A), a list of them as PDF, what they decide
 * about with a list, and the checksums of all in `SHA256SUMS`. One paper is in memory at a time.
 */
const writePackage = async (context: JobContext, handover: Row<'act_handover'>, items: readonly HandoverItem[]): Promise<Readable> => {
  const { database, services, clock } = context
  const now = clock.now()
  const acts = items.filter(({ archive }) => archive)
  const parameters = await services.capabilities.readParameters(database.kysely)
  const xml = Buffer.from(await database.transaction((trx) => metadataOf(trx, parameters.municipality, acts, now)))
  const pdf = Buffer.from(await handoverPdf(parameters, handover, items, now))
  const matter = await matterFiles(context, acts)
  const list = listOfFiles(matter)
  const sums = [
    ...acts.map((act) => `${act.sha256}  akti/${actFileName(act)}`),
    ...[
      { name: 'akti.xml', content: xml },
      { name: 'seznam.pdf', content: pdf },
      { name: 'datoteke.txt', content: list },
    ].map(({ name, content }) => `${sha256Of(content)}  ${name}`),
  ]
  const zip = new ZipFile()
  zip.addBuffer(xml, 'akti.xml', { mtime: now })
  zip.addBuffer(pdf, 'seznam.pdf', { mtime: now, compress: false })
  zip.addBuffer(list, 'datoteke.txt', { mtime: now })
  for (const act of acts)
    zip.addReadStreamLazy(`akti/${actFileName(act)}`, { mtime: now, compress: false }, (give) => {
      void readActPaper(services, act).then(
        ({ stream }) => give(null, stream instanceof Readable ? stream : Readable.from([stream])),
        (error: unknown) => give(error, Readable.from([])),
      )
    })
  for (const { path, sha256, give: read } of matter.files)
    zip.addReadStreamLazy(path, { mtime: now, compress: false }, (give) => {
      void read()
        .then((content) => {
          const sum = sha256Of(content)
          if (sha256 !== null && sum !== sha256) throw new Error(`the file ${path} was changed`)
          sums.push(`${sum}  ${path}`)
          give(null, Readable.from([content]))
        })
        .catch((error: unknown) => give(error, Readable.from([])))
    })
  // At the end, when all have been given.
  zip.addReadStreamLazy('SHA256SUMS', { mtime: now }, (give) => give(null, Readable.from([Buffer.from(`${sums.join('\n')}\n`)])))
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  // A paper that cannot be read, or is not the one that was issued, ends the whole package.
  zip.on('error', (error: Error) => output.destroy(error))
  zip.end()
  return output
}

/** Makes the package of a hand-over. What goes wrong changes no act, and is tried again; after the last try the hand-over says why. */
export const makeActPackageJob = defineJob({
  name: 'make-act-package',
  schema: z.object({ handover_id: z.uuid() }),
  retryLimit: 3,
  timeoutSeconds: 3 * 3600,
  handle: async ({ handover_id: id }, context) => {
    const { database, services, lastAttempt } = context
    const open = () => database.kysely.selectFrom('act_handover').selectAll().where('id', '=', id).where('status', '=', 'preparing')
    const handover = await open().executeTakeFirst()
    if (handover === undefined) return
    const end = (values: Partial<Pick<Row<'act_handover'>, 'status' | 'package_key' | 'package_sha256' | 'package_size' | 'failure'>>) =>
      database.transaction(async (trx) => {
        await trx
          .updateTable('act_handover')
          .set((is) => ({ ...values, version: is('version', '+', 1) }))
          .where('id', '=', id)
          .where('status', '=', 'preparing')
          .execute()
        await announce(trx, 'privacy')
      })
    try {
      const file = await services.storage.receive(await writePackage(context, handover, await itemsOf(database.kysely, id)))
      await end({ status: 'ready', package_key: file.storage_key, package_sha256: file.sha256, package_size: file.byte_size })
    } catch (error) {
      if (lastAttempt) await end({ status: 'failed', failure: error instanceof Error ? error.message : String(error) })
      throw error
    }
  },
})

/** @throws OperationError `not_found`, `conflict`, `illegal_transition` */
const lockHandover = async (
  trx: Trx,
  id: string,
  version: number,
  statuses: readonly contract.HandoverStatus[],
): Promise<Row<'act_handover'>> => {
  const handover = await trx.selectFrom('act_handover').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (handover.version !== version) throw new OperationError('conflict')
  if (!statuses.includes(handover.status)) throw new OperationError('illegal_transition', { details: { status: handover.status } })
  return handover
}

const gone = { name: 'Izbrisano', street: '', post_code: '', city: '' }

/** Why an entry was taken back, without the words. */
const noReason = sql<string | null>`case when withdrawn_at is null then null else '' end`

/**
 * Takes the content out of acts whose hand-over is done, and out of what hangs on them: service, remedies, proposals, and who represented the party once no
 * act of the matter is left. Row, number, kind, days and checksum stay. Their papers go because no row names them any more.
 */
const releaseActs = async (trx: Trx, handoverId: string, now: Date): Promise<number> => {
  const ids = trx.selectFrom('act_handover_item').select('act_id').where('handover_id', '=', handoverId)
  await trx
    .updateTable('hearing')
    .set({ answer: null, recorded_by: null })
    .where('act_id', 'in', ids)
    .where('answered_at', 'is', null)
    .execute()
  await trx
    .updateTable('hearing')
    .set({ answer: '', recorded_by: null })
    .where('act_id', 'in', ids)
    .where('answered_at', 'is not', null)
    .execute()
  const empty = { note: '', withdrawn_reason: noReason }
  await trx
    .updateTable('act_service')
    .set({ ...empty, addressee: null, consignment: '' })
    .where('act_id', 'in', ids)
    .execute()
  const services = trx.selectFrom('act_service').select('id').where('act_id', 'in', ids)
  await trx
    .updateTable('box_delivery')
    .set({ address: '', reference: null, receipt: sql`case when receipt is not null then '' end` })
    .where('service_id', 'in', services)
    .execute()
  await trx
    .updateTable('act_remedy')
    .set({ ...empty, reference: '' })
    .where('act_id', 'in', ids)
    .execute()
  await trx.updateTable('act_restitution').set({ grounds: '', withdrawn_reason: noReason }).where('act_id', 'in', ids).execute()
  const { numUpdatedRows } = await trx
    .updateTable('act')
    .set({
      ...{ party: JSON.stringify(gone), representative: null, facts: null, reason: '', reason_code: null },
      parts: sql`(select coalesce(jsonb_object_agg(key, ''), '{}') from jsonb_object_keys(parts) key)`,
      ...{ conducted_by: null, conducted_by_name: '', conducted_by_title: '' },
      ...{ decided_by: null, decided_by_name: '', decided_by_title: '', authorisation: '', answered_for_by: null },
      released_at: now,
    })
    .where('id', 'in', ids)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  const ofMatter = sql`(act.application_id = representation.application_id or act.permit_id = representation.permit_id)`
  await trx
    .deleteFrom('representation')
    .where(sql<boolean>`exists (select from act where act.id in (${ids}) and ${ofMatter})`)
    .where(sql<boolean>`not exists (select from act where act.released_at is null and ${ofMatter})`)
    .execute()
  return Number(numUpdatedRows)
}

/**
 * Whether every act is still past its term and at its end, and is kept as it was then: since the package was made one may have been reopened or sued.
 * @throws OperationError `validation` otherwise: the hand-over is called off and prepared anew
 */
const requireStillOver = async (context: Context, { year }: Row<'act_handover'>, items: readonly HandoverItem[]): Promise<void> => {
  const { trx, now, locale } = context
  await lockMatters(trx, items)
  const over = new Map((await findOver(trx, await readSettings(trx), year, localDayOf(now))).map((item) => [item.act_id, item]))
  const alive = items.find(({ id, archive }) => over.get(id)?.archive !== archive)
  if (alive === undefined) return
  throw invalidField('receipt', 'act_runs_again', locale, { number: alive.number })
}

/** The certificate, the end of the hand-over and the deletion are one transaction: either all of it happened, or nothing did. */
export const handleConfirmHandover: Handler<typeof contract.confirmHandover> = async ({ params, body }, context) => {
  const { trx, now, actor, locale, storage, capabilities, record } = context
  const handover = await lockHandover(trx, params.id, body.version, ['ready'])
  if (handover.package_sha256 !== body.sha256) throw invalidField('sha256', 'package_differs', locale)
  const items = await itemsOf(trx, handover.id)
  await requireStillOver(context, handover, items)
  const confirmed = { confirmed_by: actor.id, confirmed_by_name: actor.name, confirmed_at: now, receipt: body.receipt }
  const paper = await certificatePdf(await capabilities.readParameters(trx), { ...handover, ...confirmed }, items, now)
  const file = await storage.receive(Readable.from([paper]))
  await updateRow(trx, 'act_handover', handover.id, {
    ...confirmed,
    status: 'done',
    // The archive has it: the file goes, its checksum stays.
    package_key: null,
    certificate_key: file.storage_key,
    certificate_sha256: file.sha256,
    version: handover.version + 1,
  })
  const deleted = await releaseActs(trx, handover.id, now)
  await announce(trx, 'privacy')
  record({ subject: subjectOf(handover), before: { status: 'ready' }, after: { status: 'done', receipt: body.receipt, deleted } })
}

export const handleCancelHandover = implement(contract.cancelHandover, async ({ params, body }, { trx, record }) => {
  const handover = await lockHandover(trx, params.id, body.version, ['preparing', 'ready', 'failed'])
  await updateRow(trx, 'act_handover', handover.id, { status: 'cancelled', package_key: null, version: handover.version + 1 })
  await announce(trx, 'privacy')
  record({ subject: subjectOf(handover), before: { status: handover.status }, after: { status: 'cancelled' } })
})

/** A stored file as it was made. @throws OperationError `not_found` while there is none */
const readStored = async ({ storage }: Pick<Context, 'storage'>, key: string | null, sha256: string | null): Promise<Buffer> => {
  if (key === null) throw new OperationError('not_found')
  const content = await buffer(await storage.open(key))
  if (sha256Of(content) !== sha256) throw new Error(`the stored file ${key} was changed`)
  return content
}

export const handleDownloadHandover = implement(contract.downloadHandover, async ({ params: { id, file } }, context) => {
  const handover = await context.trx.selectFrom('act_handover').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  context.record({ subject: subjectOf(handover), after: { file } })
  if (file === 'certificate')
    return {
      stream: await readStored(context, handover.certificate_key, handover.certificate_sha256),
      media_type: 'application/pdf',
      file_name: `potrdilo-o-izbrisu-${handover.year}.pdf`,
    }
  if (handover.package_key === null) throw new OperationError('not_found')
  return {
    stream: await context.storage.open(handover.package_key),
    media_type: 'application/zip',
    file_name: `predaja-aktov-${handover.year}.zip`,
  }
})

export const handleListHandovers: ReadHandler<typeof contract.listHandovers> = async ({ body }, { db }) => {
  const count = (archive: boolean) =>
    sql<number>`(select count(*)::int from act_handover_item i where i.handover_id = act_handover.id and i.archive = ${archive})`
  const page = await listRows({
    db,
    query: db
      .selectFrom('act_handover')
      .selectAll()
      .select([count(true).as('archived'), count(false).as('deleted')])
      .$call(ifGiven(body.filters.status, (query, status) => query.where('status', '=', status))),
    request: body,
    sort: { created_at: 'act_handover.created_at', year: 'act_handover.year' },
    tieBreaker: 'act_handover.id',
  })
  return { ...page, items: page.items satisfies readonly Omit<contract.Handover, 'created_at' | 'confirmed_at'>[] }
}
