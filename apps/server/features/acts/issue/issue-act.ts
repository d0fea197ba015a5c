import { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { subjectOf } from '../act-tables.ts'
import type { ActRecord } from '../act-tables.ts'
import { makeActPdf } from '../paper/act-pdf.ts'
import type { Official } from '../paper/act-pdf.ts'
import { composeAct } from '../text/compose-act.ts'
import type { WantedAct } from '../text/compose-act.ts'
import { takeActNumber } from './take-act-number.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    issueAct: typeof issueAct
  }
}

/** What making an act needs: a call's context has it, and a job makes it. */
export interface ActContext extends Services {
  trx: Trx
  actor: { id: string | null; name: string }
  address?: string
  requestId?: string
}

/** An official by their account. */
export const officialOf = ({ name }: ActContext['actor']): Official => ({ name, title: '', authorisation: '' })

/**
 * Issues an act in the transaction that decides: its number, its words, its paper and the paper's hash are stored together and never change. The
 * caller holds the lock of the matter's row.
 */
export const issueAct = async (context: ActContext, wanted: WantedAct): Promise<ActRecord> => {
  const { trx, clock, storage, actor, address, requestId: request_id } = context
  const now = clock.now()
  const official = officialOf(actor)
  const { paper, party, text_version, number_pattern } = await composeAct(trx, context, wanted, {
    conducted_by: official,
    decided_by: official,
  })
  const { application_id, permit_id, kind } = wanted
  const numbered = await takeActNumber(trx, { application_id, permit_id }, number_pattern, now)
  const { issued_on, place } = paper
  const pdf = await makeActPdf({ ...paper, number: numbered.number }, now)
  const act = await trx
    .insertInto('act')
    .values({
      id: v7(),
      ...{ kind, application_id, permit_id, corrects_id: null },
      ...numbered,
      ...{ text_version, place, issued_on, issued_at: now },
      party: JSON.stringify(party),
      parts: JSON.stringify(paper.parts),
      reason_code: wanted.reason_code ?? null,
      facts: wanted.facts ?? null,
      reason: wanted.reason,
      conducted_by: actor.id,
      conducted_by_name: official.name,
      conducted_by_title: official.title,
      decided_by: actor.id,
      decided_by_name: official.name,
      decided_by_title: official.title,
      authorisation: official.authorisation,
      // A call that fails after this leaves a file without a row, which the sweep of the storage removes.
      ...(await storage.receive(Readable.from([pdf]))),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const event = { action: 'act:issue', kind: 'change', actor, address, request_id, subject: subjectOf(act) } as const
  await recordEvent(trx, { ...event, after: { act_kind: kind, fingerprint: act.sha256 } }, clock)
  return act
}
