import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { HeardWay } from '@dovolilnice/contract/primitives/heard'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { ofMatter, type Matter } from '../issue/take-act-number.ts'
import type { WantedAct } from '../text/compose-act.ts'

export type DraftRecord = Row<'act_draft'>

/** What an event of the audit trail is about. */
export const subjectOf = ({ id, kind }: Pick<DraftRecord, 'id' | 'kind'>) => ({ type: 'act' as const, id, label: kind })

/** A draft as what it wants to be. */
export const wantedOf = ({
  kind,
  application_id,
  permit_id,
  corrects_id,
  requested_on,
  reason_code,
  facts,
  reason,
  at_once,
  awaits,
  ends_on,
}: DraftRecord): WantedAct => ({
  ...{ kind, application_id, permit_id, corrects_id, requested_on },
  ...{ reason_code, facts, reason, at_once, awaits, ends_on },
})

/** What is prepared: the facts without the sentence on how the party was heard. */
interface DraftWords extends WantedAct {
  heard?: HeardWay | null | undefined
  heard_note?: string
}

/**
 * Prepares an act for somebody who may decide, with its event of the audit trail where the caller's operation records none.
 * @throws OperationError `duplicate` where such a draft waits already
 */
export const draftAct = async (context: WorkContext, wanted: DraftWords, isRecorded = false): Promise<DraftRecord> => {
  const { trx, clock, actor, address, requestId: request_id } = context
  const { kind, application_id, permit_id, corrects_id = null, requested_on = null, reason_code = null, facts, reason } = wanted
  const { heard = null, heard_note, at_once, awaits, ends_on = null } = wanted
  const draft = await trx
    .insertInto('act_draft')
    .values({
      ...{
        id: v7(),
        kind,
        application_id,
        permit_id,
        corrects_id,
        requested_on,
        reason_code,
        facts: facts ?? '',
        reason,
        heard,
        heard_note,
        at_once,
        awaits,
        ends_on,
      },
      ...{ prepared_by: actor.id, prepared_by_name: actor.name, created_at: clock.now() },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'act_draft_one') ? new OperationError('duplicate') : error
    })
  await announce(trx, 'applications')
  const event = { action: 'act:draft', kind: 'change', actor, address, request_id, subject: subjectOf(draft) } as const
  if (!isRecorded) await recordEvent(trx, { ...event, after: { act_kind: kind } }, clock)
  return draft
}

export const hasDraft = async (trx: Trx, matter: Matter, kind: ActKind): Promise<boolean> =>
  (await trx.selectFrom('act_draft').select('id').where(ofMatter(matter)).where('kind', '=', kind).executeTakeFirst()) !== undefined

/** Removes drafts of a matter that something else has overtaken. */
export const dropDrafts = async (trx: Trx, matter: Matter, ...kinds: readonly ActKind[]): Promise<void> => {
  await trx.deleteFrom('act_draft').where(ofMatter(matter)).where('kind', 'in', kinds).execute()
  await announce(trx, 'applications')
}
