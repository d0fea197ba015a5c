import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type ActKind, isOrder } from '@dovolilnice/contract/acts/act-kinds'
import { previewActText } from '@dovolilnice/contract/acts/settings/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { type Db, type Trx, notFound } from '../../../platform/database/db.ts'
import { type FileAnswer, type Services, type WorkContext, implement } from '../../../platform/http/context.ts'
import type { ActRecord } from '../act-tables.ts'
import { type Conductor, officialsOf } from '../issue/issue-act.ts'
import { ofMatter, type Matter } from '../issue/take-act-number.ts'
import { composeAct, type WantedAct } from '../text/compose-act.ts'
import { composeSample } from '../text/compose-sample.ts'
import { makeActPdf } from './act-pdf.ts'

/** What is not called by its form alone. */
const fileNames: Readonly<Partial<Record<ActKind, string>>> = {
  supplement_call: 'poziv',
  official_note: 'uradni-zaznamek',
  replacement: 'nadomestna-odlocba',
  hearing: 'seznanitev',
  fee_call: 'poziv-taksa',
  correction: 'popravni-sklep',
  finality_certificate: 'potrdilo',
  silence: 'obvestilo',
}

/** `odlocba-371-45-2026-1.pdf` */
export const actFileName = ({ kind, number }: { kind: ActKind; number: string | null }): string =>
  `${[fileNames[kind] ?? (isOrder(kind) ? 'sklep' : 'odlocba'), number ?? 'osnutek'].join('-').replaceAll(/[^\w.-]+/g, '-')}.pdf`

type StoredPaper = Pick<ActRecord, 'storage_key' | 'sha256' | 'number' | 'kind' | 'released_at'>

/**
 * The stored paper of an issued act, byte for byte.
 * @throws when it is not the file that was stored: a changed act must not be handed out as the right one
 */
export const readActPaper = async ({ storage }: Pick<Services, 'storage'>, act: StoredPaper): Promise<FileAnswer> => {
  const { storage_key: key, sha256, number, released_at: released } = act
  if (released !== null) throw new OperationError('not_found')
  const content = await buffer(await storage.open(key))
  if (createHash('sha256').update(content).digest('hex') !== sha256) throw new Error(`the stored paper of the act ${number} was changed`)
  return { stream: content, media_type: 'application/pdf', file_name: actFileName(act), tag: sha256 }
}

/**
 * The newest act of these kinds in a matter that holds, as its stored paper.
 * @throws OperationError `not_found` while there is none
 */
export const readMatterAct = async (
  trx: Trx,
  services: Pick<Services, 'storage'>,
  matter: Matter,
  kinds: readonly ActKind[],
): Promise<FileAnswer> => {
  const act = await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .selectAll('act')
    .where(ofMatter(matter))
    .where('act.kind', 'in', kinds)
    .where('way.set_aside', '=', false)
    .orderBy('act.issued_at', 'desc')
    // Two acts of one moment: ids are made in the order of issue.
    .orderBy('act.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(notFound)
  return readActPaper(services, act)
}

/** An act as it would be issued now, marked as a draft. Nothing is stored. */
export const previewAct = async (context: WorkContext, wanted: WantedAct, conductor: Conductor = context.actor): Promise<FileAnswer> => {
  const { paper } = await composeAct(context.trx, context, wanted, await officialsOf(context, conductor))
  const stream = await makeActPdf(paper, context.clock.now())
  return { stream, media_type: 'application/pdf', file_name: actFileName({ kind: wanted.kind, number: null }) }
}

export const handlePreviewActText = implement(previewActText, async ({ body }, context) => {
  const paper = await composeSample(context.trx, context, body, await officialsOf(context, context.actor))
  const stream = await makeActPdf(paper, context.now)
  return { stream, media_type: 'application/pdf', file_name: actFileName({ kind: body.kind, number: null }) }
})

/** The papers of acts, of those whose content is kept. */
export const actFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('act').select('storage_key').where('storage_key', 'in', keys).where('released_at', 'is', null).execute()
  return rows.map(({ storage_key: key }) => key)
}
