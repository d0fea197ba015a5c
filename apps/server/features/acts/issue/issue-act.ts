import { endsGrant } from '@dovolilnice/contract/acts/matter/matter-standing'
import { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Actor } from '../../../platform/audit/record-event.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { subjectOf } from '../act-tables.ts'
import type { ActRecord } from '../act-tables.ts'
import { requireTermEnded } from '../hearing/open-term.ts'
import { requireUndecided, withEndedGrant } from '../matter/matter-standing.ts'
import { makeActPdf } from '../paper/act-pdf.ts'
import { composeAct } from '../text/compose-act.ts'
import type { ActOfficials, WantedAct } from '../text/compose-act.ts'
import { openStanding, settleStanding } from '../service/standing.ts'
import { dropDrafts } from '../drafts/act-drafts.ts'
import { readOfficial } from './read-official.ts'
import { takeActNumber } from './take-act-number.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    issueAct: typeof issueAct
  }
}

/** Who conducted the procedure, where it is somebody else than who decides. */
export type Conductor = Actor

/** The officials of an act: who issues it decides. */
export const officialsOf = async ({ trx, actor }: Pick<WorkContext, 'trx' | 'actor'>, conductor: Conductor): Promise<ActOfficials> => ({
  conducted_by: await readOfficial(trx, conductor),
  decided_by: await readOfficial(trx, actor),
})

/**
 * Issues an act in the transaction that decides: its number, its words, its paper and the paper's hash are stored together and never change. The
 * caller holds the lock of the matter's row.
 * @throws OperationError `illegal_transition` where an act that holds decided otherwise, or a term of the party runs
 */
export const issueAct = async (context: WorkContext, wanted: WantedAct, conductor: Conductor = context.actor): Promise<ActRecord> => {
  const { trx, clock, storage, actor, address, requestId: request_id } = context
  const now = clock.now()
  await requireUndecided(trx, wanted)
  await requireTermEnded(context, wanted)
  const about = await withEndedGrant(trx, wanted)
  const officials = await officialsOf(context, conductor)
  const { conducted_by: conducting, decided_by: deciding } = officials
  const { paper, party, text_version, number_pattern } = await composeAct(trx, context, about, officials)
  const { application_id, permit_id, kind } = wanted
  const numbered = await takeActNumber(trx, { application_id, permit_id }, number_pattern, now)
  const { issued_on, place } = paper
  const pdf = await makeActPdf({ ...paper, number: numbered.number }, now, context.actCertificate)
  const act = await trx
    .insertInto('act')
    .values({
      id: v7(),
      ...{ kind, application_id, permit_id, corrects_id: about.corrects_id ?? null },
      ...numbered,
      answer_days: wanted.answer_days ?? null,
      ...{ text_version, place, issued_on, issued_at: now },
      party: JSON.stringify(party),
      parts: JSON.stringify(paper.parts),
      reason_code: wanted.reason_code ?? null,
      facts: wanted.facts ?? null,
      reason: wanted.reason,
      ...{ conducted_by: conductor.id, conducted_by_name: conducting.name, conducted_by_title: conducting.title },
      ...{ decided_by: actor.id, decided_by_name: deciding.name, decided_by_title: deciding.title },
      authorisation: deciding.authorisation,
      // A call that fails after this leaves a file without a row, which the sweep of the storage removes.
      ...(await storage.receive(Readable.from([pdf]))),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await openStanding(trx, act, Boolean(wanted.at_once))
  if (endsGrant(kind) && act.corrects_id !== null) await settleStanding(trx, act.corrects_id)
  await dropDrafts(trx, wanted, kind)
  const event = { action: 'act:issue', kind: 'change', actor, address, request_id, subject: subjectOf(act) } as const
  await recordEvent(trx, { ...event, after: { act_kind: kind, fingerprint: act.sha256 } }, clock)
  return act
}
