import { isExOfficio } from '@dovolilnice/contract/acts/grounds'
import { takingOf } from '@dovolilnice/contract/acts/suspension-ground'
import { type Context, type Handler, implement } from '../../../platform/http/context.ts'
import { suspensionHeld } from '../service/takings.ts'
import { groundsSchema } from '@dovolilnice/contract/primitives/heard'
import { correctAct } from '@dovolilnice/contract/acts/record/operations'
import {
  discardActDraft,
  issueActDraft,
  prepareAct,
  type previewAct as previewActOperation,
  previewActDraft,
  updateActDraft,
} from '@dovolilnice/contract/acts/drafts/operations'
import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import { rejectionTextSchema } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { OperationError, fieldErrors, invalidField } from '@dovolilnice/contract/errors'
import { correctionFault } from '@dovolilnice/contract/acts/correction'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { announce } from '../../../platform/database/notify.ts'
import { type Trx, notFound, updateRow, findRow } from '../../../platform/database/db.ts'
import { groundsOf } from '../hearing/hearing.ts'
import { issueAct } from '../issue/issue-act.ts'
import { lockMatters } from '../matter/lock-matter.ts'
import { previewAct } from '../paper/read-act-paper.ts'
import { findAct } from '../record/find-act.ts'
import type { WantedAct } from '../text/compose-act.ts'
import { endOfSuspension, takingBy } from './taking.ts'
import { draftAct, type DraftRecord, subjectOf, wantedOf } from './act-drafts.ts'

/** The draft, locked after its record. @throws OperationError `not_found`, `conflict` */
const lockDraft = async (trx: Trx, id: string, seen: number): Promise<DraftRecord> => {
  const matter = await findRow(trx, 'act_draft', id, ['application_id', 'permit_id'])
  await lockMatters(trx, [matter])
  const draft = await trx.selectFrom('act_draft').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (draft.version !== seen) throw new OperationError('conflict', { details: { version: draft.version } })
  return draft
}

const conductorOf = ({ prepared_by: id, prepared_by_name: name }: DraftRecord, { actor }: Context) => (id === null ? actor : { id, name })

/** Orders that give their reason in the town's own text. */
const withoutReason: readonly ActKind[] = ['grant', 'dismissal', 'discontinuation', 'payment_lapse']

/** Holds that an act says why it is made. @throws OperationError `validation` */
const requireReason = (kind: ActKind, reason: string, { locale }: Context): void => {
  if (withoutReason.includes(kind)) return
  const { error } = (kind === 'rejection' ? rejectionTextSchema : groundsSchema).safeParse(reason, { reportInput: true })
  if (error === undefined) return
  throw new OperationError('validation', { fields: fieldErrors(error.issues, locale).map((field) => ({ ...field, path: 'reason' })) })
}

/** Holds that a correction mends an obvious mistake of the act (ZUP, art. 223). @throws OperationError `validation` */
const requireSlip = async ({ trx, locale }: Context, actId: string | null, text: string): Promise<void> => {
  const { parts } = await findAct(trx, actId ?? '')
  const fault = correctionFault(text, Object.values(parts).join('\n'), parts.ruling)
  if (fault !== undefined) throw invalidField('reason', fault, locale)
}

/** Only a decision that nobody asked for takes effect at once by a provision. */
const atOnceOf = (kind: ActKind, atOnce: string): string => (isExOfficio(kind) ? atOnce : '')

type Prepared = OperationInput<typeof prepareAct>['body']

const wantedBy = async (
  context: Context,
  { kind, record_id: id, reason_code, facts, reason, at_once, ...begun }: Prepared,
): Promise<WantedAct> => {
  if (kind === 'rejection') return { kind, application_id: id, permit_id: null, reason_code: reason_code ?? 'other', facts, reason }
  const of = { application_id: null, permit_id: id, facts, reason }
  if (kind === 'suspension_end') return { kind, ...of, corrects_id: (await suspensionHeld(context.trx, id))?.id ?? null }
  const act = await takingBy(context, id, kind, begun)
  return { ...act, ...of, at_once: atOnceOf(act.kind, at_once), ...(await endOfSuspension(context, act.kind, begun)) }
}

/** The act as it would be issued now – while it is prepared the answer how the party was heard may still be missing – with the sentence on how the party was heard. @throws OperationError `validation` where that is not so */
const heardAct = async (
  context: Context,
  wanted: WantedAct,
  { heard, heard_note }: Pick<DraftRecord, 'heard_note'> & { heard?: DraftRecord['heard'] | undefined },
  isIssued = false,
): Promise<WantedAct> => {
  const said = {
    facts: wanted.facts ?? '',
    reason: wanted.reason,
    heard,
    heard_note,
    ...{ at_once: wanted.at_once ?? '', awaits: wanted.awaits, ends_on: wanted.ends_on },
  }
  if (!isIssued && !heard) return wanted
  return { ...wanted, ...(await groundsOf(context, wanted, said)) }
}

/** Holds that the act would be legal now. @throws OperationError `not_found`, `illegal_transition` */
const requireLegal = (context: Context, wanted: WantedAct): Promise<void> =>
  wanted.application_id === null
    ? context.capabilities.requirePermitAct(context, wanted)
    : context.capabilities.requireApplicationAct(context, wanted)

export const handlePrepareAct = implement(prepareAct, async ({ body }, context) => {
  const wanted = await wantedBy(context, body)
  await requireLegal(context, wanted)
  await heardAct(context, wanted, body)
  const draft = await draftAct(context, { ...wanted, heard: body.heard, heard_note: body.heard_note }, true)
  context.record({ subject: subjectOf(draft), after: { act_kind: draft.kind }, reason: body.reason })
  return { id: draft.id }
})

export const handlePreviewAct: Handler<typeof previewActOperation> = async ({ body }, context) => {
  const wanted = await heardAct(context, await wantedBy(context, body), body)
  requireReason(body.kind, body.reason, context)
  await requireLegal(context, wanted)
  context.record({ subject: subjectOf({ id: body.record_id, kind: wanted.kind }) })
  return previewAct(context, wanted)
}

export const handlePreviewActDraft = implement(previewActDraft, async ({ params }, context) => {
  const draft = await context.trx.selectFrom('act_draft').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow(notFound)
  context.record({ subject: subjectOf(draft) })
  return previewAct(context, await heardAct(context, wantedOf(draft), draft), conductorOf(draft, context))
})

export const handleUpdateActDraft = implement(updateActDraft, async ({ params, body }, context) => {
  const { trx, record } = context
  const before = await lockDraft(trx, params.id, body.version)
  const { facts, reason, heard = null, heard_note, at_once } = body
  requireReason(before.kind, reason, context)
  const reason_code = before.kind === 'rejection' ? (body.reason_code ?? before.reason_code) : before.reason_code
  // Who prepares a suspension or revocation may learn only later that the holder asked for it.
  const { ground, requested_on } = body
  const taking = takingOf(before.kind)
  const act =
    ground !== undefined && taking !== undefined
      ? await takingBy(context, before.permit_id, taking, { ground, requested_on })
      : { kind: before.kind, requested_on: before.requested_on }
  const version = before.version + 1
  const ends = await endOfSuspension(context, act.kind, body)
  const written = { ...act, ...ends, reason_code, facts, reason, heard, heard_note, at_once: atOnceOf(act.kind, at_once), version }
  const isRewritten = facts !== before.facts || reason !== before.reason
  // A correction needs two people: who wrote it as it stands, and who issues it. Of other acts the draft names who conducted the procedure.
  const writer = before.kind === 'correction' && isRewritten ? { prepared_by: context.user.id, prepared_by_name: context.user.name } : {}
  await updateRow(trx, 'act_draft', before.id, { ...written, ...writer })
  record({
    subject: subjectOf(before),
    before: { act_kind: before.kind, requested_on: before.requested_on, reason_code: before.reason_code, facts: before.facts },
    after: { act_kind: act.kind, requested_on: act.requested_on, reason_code, facts },
    reason,
  })
  return { version }
})

export const handleDiscardActDraft = implement(discardActDraft, async ({ params, body }, { trx, record }) => {
  const draft = await lockDraft(trx, params.id, body.version)
  await trx.deleteFrom('act_draft').where('id', '=', draft.id).execute()
  await announce(trx, 'applications')
  record({ subject: subjectOf(draft), before: { act_kind: draft.kind } })
})

/** Issues a draft: the owner of the record takes the step and issues the act; a correction changes no record. */
export const handleIssueActDraft = implement(issueActDraft, async ({ params, body }, context) => {
  const { trx, capabilities } = context
  const draft = await lockDraft(trx, params.id, body.version)
  requireReason(draft.kind, draft.reason, context)
  if (draft.prepared_by !== null) await capabilities.requireTwoPeople(context, draft.prepared_by)
  if (draft.kind === 'correction') {
    await requireSlip(context, draft.corrects_id, draft.reason)
    if (draft.prepared_by === context.user.id) throw new OperationError('second_person')
  }
  const wanted = await heardAct(context, wantedOf(draft), draft, true)
  await endOfSuspension(context, wanted.kind, wanted)
  const conductor = conductorOf(draft, context)
  const enact =
    wanted.kind === 'correction'
      ? issueAct
      : wanted.application_id === null
        ? capabilities.enactPermitAct
        : capabilities.enactApplicationAct
  const { id, number, kind } = await enact(context, wanted, conductor)
  await trx.deleteFrom('act_draft').where('id', '=', draft.id).execute()
  context.record({ subject: { type: 'act', id, label: number }, after: { act_kind: kind }, reason: draft.reason || null })
  return { id, number }
})

export const handleCorrectAct = implement(correctAct, async ({ params, body }, context) => {
  const { id: corrects_id, application_id, permit_id } = await findAct(context.trx, params.id)
  await requireSlip(context, corrects_id, body.reason)
  const draft = await draftAct(context, { kind: 'correction', application_id, permit_id, corrects_id, reason: body.reason }, true)
  context.record({ subject: subjectOf(draft), after: { act_kind: draft.kind }, reason: body.reason })
  return { id: draft.id }
})
