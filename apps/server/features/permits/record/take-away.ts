import { isSuspension, suspensionKinds } from '@dovolilnice/contract/acts/suspension-ground'
import { OperationError } from '@dovolilnice/contract/errors'
import { permitStatusOn, permitTransitions } from '@dovolilnice/contract/permits/permit-status'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { z } from 'zod/mini'
import { product, recordEvent } from '../../../platform/audit/record-event.ts'
import type { Actor } from '../../../platform/audit/record-event.ts'
import type { Capabilities, WorkContext } from '../../../platform/http/context.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { announcePermits } from '../issue/insert-permit.ts'
import type { PermitRow } from '../issue/permit-draft.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { isBeingTaken, lockPermit, requireStep, setPermitStatus } from './permit-step.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    enactPermitAct: typeof enactPermitAct
    requirePermitAct: typeof requirePermitAct
  }
}

type DueAct = Awaited<ReturnType<Capabilities['actsDue']>>[number]
type IssueAct = Capabilities['issueAct']
export type WantedAct = Parameters<IssueAct>[1]

/** The step that an act about a permit stands for. */
export const stepOf = ({ kind }: Pick<WantedAct, 'kind'>) =>
  kind === 'revocation'
    ? ({ action: 'revoke', to: 'revoked', mail: 'revoked' } as const)
    : ({ action: 'suspend', to: 'suspended', mail: kind === 'suspension' ? 'suspended' : 'suspended_on_request' } as const)

/** How a suspension began, for the history of the permit. */
const begunOf = ({ kind, requested_on = null }: WantedAct) => {
  if (!isSuspension(kind)) return {}
  return requested_on === null ? { begun: 'ex_officio' } : { begun: 'on_request', requested_on }
}

/** The permit follows an act whose day has come, and its holder is told. */
const follow = async (
  context: WorkContext,
  permit: PermitRow,
  wanted: Pick<WantedAct, 'kind' | 'reason' | 'requested_on'>,
  number: string | null,
) => {
  const { trx, clock } = context
  const { to, mail } = stepOf(wanted)
  const changed = await setPermitStatus(trx, permit, to, wanted.reason, clock.now())
  await announcePermits(trx)
  await mailHolder(trx, context, mail, changed, { act: number ?? undefined, requested: wanted.requested_on })
  return changed
}

/**
 * Decides by an act that a permit is suspended or revoked. The permit follows on the day on which the act takes effect: now, or when it is served or
 * final.
 * @throws OperationError `illegal_transition`
 */
export const takeAway = async (context: WorkContext, permit: PermitRow, wanted: WantedAct, conductor: Actor) => {
  const { trx, clock, capabilities } = context
  const now = clock.now()
  requireStep(permit, stepOf(wanted).action, now)
  if (isSuspension(wanted.kind) && (await isBeingTaken(trx, permit.id)))
    throw new OperationError('illegal_transition', { details: { status: permit.status } })
  const act = await capabilities.issueAct(context, wanted, conductor)
  await capabilities.dropDrafts(trx, wanted, ...suspensionKinds)
  const isNow = await capabilities.takeIfInEffect(trx, act.id, now, localDayOf(now))
  const changed = isNow ? await follow(context, permit, wanted, act.number) : permit
  const event = {
    subject: { type: 'permit' as const, id: permit.id, label: permit.number },
    before: { status: permit.status },
    after: { status: changed.status, version: changed.version, ...(!isNow && { act_number: act.number }), ...begunOf(wanted) },
  }
  return { act, changed, event }
}

/** An act whose day has come: the permit follows, with the event of the step, unless it has ended otherwise since. */
const takeEffect = async (context: WorkContext, due: DueAct): Promise<boolean> => {
  const { trx, clock, actor, capabilities } = context
  const now = clock.now()
  const permit = await lockPermit(trx, due.permit_id ?? '')
  if (!(await capabilities.takeIfInEffect(trx, due.id, now, localDayOf(now)))) return false
  const { action, to } = stepOf(due)
  if (!permitTransitions[action].from.some((from) => from === permitStatusOn(permit, localDayOf(now)))) return false
  const changed = await follow(context, permit, due, due.number)
  const [before, after] = [{ status: permit.status }, { status: to, version: changed.version, act_number: due.number }]
  const subject = { type: 'permit' as const, id: permit.id, label: permit.number }
  await recordEvent(trx, { action: `permit:${action}`, kind: 'change', actor, subject, before, after, reason: due.reason }, clock)
  return true
}

/** Just after midnight: permits follow the acts that have become final or were served. */
export const permitEffectsJob = defineJob({
  name: 'permit-effects',
  schema: z.object({}),
  dailyAt: '00:02',
  handle: async (_, { database, services, clock, log }) => {
    const due = await services.capabilities.actsDue(database.kysely, localDayOf(clock.now()))
    const ids = due.map(({ id }) => id)
    await forEachRow(ids, log, async (id) => {
      const act = due.find((one) => one.id === id)
      if (act !== undefined) await database.transaction((trx) => takeEffect({ ...services, trx, actor: product }, act))
    })
  },
})

/** Holds that an act about a permit would be legal now. @throws OperationError `not_found`, `illegal_transition` */
export const requirePermitAct = async ({ trx, clock }: WorkContext, wanted: WantedAct): Promise<void> =>
  requireStep(await lockPermit(trx, wanted.permit_id ?? ''), stepOf(wanted).action, clock.now())

/** Takes the step that an act about a permit stands for and issues it, with the step's event. @throws OperationError `not_found`, `illegal_transition` */
export const enactPermitAct = async (context: WorkContext, wanted: WantedAct, conductor: Actor) => {
  const { trx, clock, actor } = context
  const { act, event } = await takeAway(context, await lockPermit(trx, wanted.permit_id ?? ''), wanted, conductor)
  const action = `permit:${stepOf(wanted).action}` as const
  await recordEvent(trx, { ...event, action, kind: 'change', actor, reason: wanted.reason }, clock)
  return act
}
