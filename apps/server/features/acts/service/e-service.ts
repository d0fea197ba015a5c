import { actKindLabels, isNote } from '@dovolilnice/contract/acts/act-kinds'
import { type BoxProblem, boxStates, fictionDay } from '@dovolilnice/contract/acts/service/act-service'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { buffer } from 'node:stream/consumers'
import type { NotNull } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod/mini'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { type Changes, type Db, type Row, type Trx, insertRow, changeRow, createRow } from '../../../platform/database/db.ts'
import { announce } from '../../../platform/database/notify.ts'
import { BoxError, type BoxReceipt, type SecureBox } from '../../../platform/e-service/secure-box.ts'
import { errorMessage } from '../../../platform/errors/error-facts.ts'
import type { Context, WorkContext } from '../../../platform/http/context.ts'
import { defineJob, type JobContext, type SendJob } from '../../../platform/jobs/job.ts'
import { type ActRecord, subjectOf } from '../act-tables.ts'
import { countAnswerFromService } from '../hearing/hearing.ts'
import { type Matter, ofMatter } from '../issue/take-act-number.ts'
import { lockMatters } from '../matter/lock-matter.ts'
import { addresseeOf, boxFor } from '../representation/representation-tables.ts'
import { readSettings } from '../settings/act-settings.ts'
import type { ServiceRecord } from './service-tables.ts'
import { settleStanding } from './standing.ts'

type Delivery = Row<'box_delivery'>

/** What the trail keeps of a service, with the days that follow from it. */
export const auditValues = (service: Partial<ServiceRecord>, standing: { final_on: string | null; binding_on: string | null }): object => {
  const { manner, handed_over_on, consignment, notice_on, served_on, served_by, failed_on, failed_reason } = service
  const { final_on, binding_on } = standing
  return { manner, handed_over_on, consignment, notice_on, served_on, served_by, failed_on, failed_reason, final_on, binding_on }
}

/** All that counts from the service of an act, after a step of it. Callers hold the lock of the act's record. */
export const followService = async (context: WorkContext & Pick<Context, 'now'>, act: ActRecord) => {
  const standing = await settleStanding(context.trx, act.id)
  await context.capabilities.countFromService(context, act, standing.served_on)
  await countAnswerFromService(context, act, standing.served_on)
  await context.capabilities.countFeeFromService(context, act, standing.served_on)
  await announce(context.trx, 'applications')
  return standing
}

/** Puts an act whose service was begun into the box of its addressee; the call itself is a job's, after the transaction. */
export const depositLater = async (trx: Trx, send: SendJob, serviceId: string, address: string, now: Date): Promise<void> => {
  await insertRow(trx, 'box_delivery', { service_id: serviceId, address, created_at: now })
  await send(trx, deliverToBoxJob, { service_id: serviceId }, { singletonKey: serviceId })
}

/** Begins the service of a new act into the secure box, where the town has switched that on and the box of its addressee is known. */
export const serveByBox = async (context: WorkContext, act: ActRecord): Promise<void> => {
  const { trx, clock, actor, send, address, requestId: request_id } = context
  const { e_service, fiction_days } = await readSettings(trx)
  if (!e_service || context.secureBox === undefined || isNote(act.kind) || act.kind === 'silence') return
  const now = clock.now()
  const box = await boxFor(trx, act, localDayOf(now))
  if (box === undefined) return
  const addressee = await addresseeOf(trx, act, localDayOf(now))
  const service = await createRow(trx, 'act_service', {
    ...{ id: v7(), act_id: act.id, manner: 'e_service', handed_over_on: act.issued_on, fiction_days, created_at: now },
    ...{ addressee: JSON.stringify(addressee), handed_over_by: actor.id, handed_over_by_name: actor.name },
  })
  await depositLater(trx, send, service.id, box.address, now)
  const standing = await settleStanding(trx, act.id)
  const event = { action: 'act:hand_over', kind: 'change', actor, address, request_id, subject: subjectOf(act) } as const
  await recordEvent(trx, { ...event, after: { ...auditValues(service, standing), secure_box: box.address } }, clock)
}

const second = 1_000
/** Days after the fiction in which a receipt of an earlier collection may still come. */
const lateDays = 14

/** Milliseconds to the next try: 1, 2, 4 … minutes after a problem, at most an hour; a box that has the act is asked every hour. */
const pauseAfter = ({ tried, problem }: Pick<Delivery, 'tried' | 'problem'>): number =>
  problem === null ? 3_600 * second : Math.min(60 * 2 ** Math.min(tried, 6), 3_600) * second

const isEnded = ({ state }: Pick<Delivery, 'state'>): boolean => state === 'fetched' || state === 'undeliverable'

const findDelivery = async (db: Db, serviceId: string) =>
  db
    .selectFrom('box_delivery as box')
    .innerJoin('act_service as service', 'service.id', 'box.service_id')
    .innerJoin('act', 'act.id', 'service.act_id')
    .selectAll('box')
    .select(['service.addressee', 'service.fiction_days', 'service.served_on', 'act.id as act_id', 'act.kind', 'act.number', 'act.sha256'])
    .select(['act.application_id', 'act.permit_id', 'act.issued_on', 'act.storage_key', 'act.party'])
    .where('box.service_id', '=', serviceId)
    .where('service.failed_on', 'is', null)
    .where('service.withdrawn_at', 'is', null)
    .executeTakeFirst()

type Open = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

const exchange = async (box: SecureBox, { services, database, clock }: JobContext, open: Open): Promise<BoxReceipt> => {
  const { service_id: id, address, sha256, created_at: since, number, issued_on, kind, addressee } = open
  if (open.state !== 'waiting') return box.ask({ id, box: address, sha256, since }, clock.now())
  const { municipality } = await services.capabilities.readParameters(database.kysely)
  return box.deposit(
    {
      ...{ id, sender: municipality.name, addressee: { name: (addressee ?? open.party).name, box: address } },
      act: { number, title: actKindLabels[kind].sl, issued_on },
      notice: `Dokument prevzemite v ${open.fiction_days} dneh od dneva, ko vam je bilo poslano to sporočilo. Če ga v tem roku ne prevzamete, velja vročitev za opravljeno z dnem, ko ta rok poteče (86. in 87. člen ZUP).`,
      document: await buffer(await services.storage.open(open.storage_key)),
    },
    since,
    clock.now(),
  )
}

type Known = Pick<Open, 'deposited_at' | 'served_on' | 'fiction_days'>

/** What a receipt changes of the attempt of service. @throws BoxError `untrusted` for one that contradicts what is known */
export const changesBy = (open: Known, { state, at, deposited_at: deposited }: BoxReceipt, handedOver: string): Changes<'act_service'> => {
  if (open.deposited_at !== null && deposited?.getTime() !== open.deposited_at.getTime())
    throw new BoxError('untrusted', 'the receipt names another day on which the addressee was told')
  const day = localDayOf(at)
  if (state === 'undeliverable') {
    if (open.served_on !== null && open.served_on <= day) throw new BoxError('untrusted', 'the act was served before it was undeliverable')
    return { served_on: null, served_by: null, failed_on: day < handedOver ? handedOver : day, failed_reason: 'no_box' }
  }
  if (deposited === null) throw new BoxError('untrusted', 'the receipt names no day on which the addressee was told')
  const told = localDayOf(deposited)
  const notice_on = told < handedOver ? handedOver : told
  const byFiction = fictionDay(notice_on, open.fiction_days)
  if (state === 'expired' && day < byFiction) throw new BoxError('untrusted', `the term ends on ${byFiction}, not on ${day}`)
  // What is collected after the fiction was served by it.
  const isCollected = state === 'fetched' && day <= byFiction
  return {
    notice_on,
    served_on: isCollected ? (day < notice_on ? notice_on : day) : byFiction,
    served_by: isCollected ? 'receipt' : 'fiction',
  }
}

const rank = (state: Delivery['state']): number => (state === 'waiting' ? -1 : boxStates.indexOf(state))

/** Takes a receipt; one that came before, or is older than what is known, changes nothing. */
const take = async (context: WorkContext & Pick<Context, 'now'>, open: Open, receipt: BoxReceipt): Promise<Changes<'box_delivery'>> => {
  const { trx, clock, actor } = context
  if (rank(receipt.state) <= rank(open.state)) return {}
  const before = await trx.selectFrom('act_service').selectAll().where('id', '=', open.service_id).executeTakeFirstOrThrow()
  const changes = changesBy(open, receipt, before.handed_over_on)
  const after = await changeRow(trx, 'act_service', before.id, {
    ...changes,
    consignment: receipt.reference.slice(0, 60),
    version: before.version + 1,
  })
  const act = await trx.selectFrom('act').selectAll().where('id', '=', open.act_id).executeTakeFirstOrThrow()
  const standing = await followService(context, act)
  const known = { final_on: null, binding_on: null }
  const event = { action: 'act:serve', kind: 'change', actor, subject: subjectOf(act), before: auditValues(before, known) } as const
  await recordEvent(trx, { ...event, after: { ...auditValues(after, standing), box_state: receipt.state } }, clock)
  const { state, at, deposited_at, reference, token } = receipt
  return { state, state_at: at, deposited_at, reference, receipt: token }
}

type Told = BoxReceipt | { problem: BoxProblem; reason: string }

const problemOf = (error: unknown): Exclude<Told, BoxReceipt> => ({
  problem: error instanceof BoxError ? error.kind : 'unreachable',
  reason: errorMessage(error),
})

/** Stores what came back, and asks again until the service is over. The record's lock keeps a second process from taking the same receipt. */
const settle = ({ database, services, clock, send, log }: JobContext, serviceId: string, matter: Matter, told: Told): Promise<void> =>
  database.transaction(async (trx) => {
    await lockMatters(trx, [matter])
    const open = await findDelivery(trx, serviceId)
    if (open === undefined || isEnded(open)) return
    const now = clock.now()
    const context = { ...services, trx, now, actor: { id: null, name: 'samodejno' } }
    let answer = told
    let changes: Changes<'box_delivery'> = {}
    try {
      if (!('problem' in answer)) changes = await take(context, open, answer)
    } catch (error) {
      if (!(error instanceof BoxError)) throw error
      answer = problemOf(error)
    }
    const problem = 'problem' in answer ? answer.problem : null
    if ('problem' in answer) log.info({ act: open.number, ...answer }, 'an act in a secure box met a problem')
    const after = await trx
      .updateTable('box_delivery')
      .set({ ...changes, problem, tried: problem === null ? 0 : open.tried + 1, tried_at: now })
      .where('service_id', '=', serviceId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await announce(trx, 'applications')
    const isLate = open.served_on !== null && fictionDay(open.served_on, lateDays) < localDayOf(now)
    if (isEnded(after) || isLate) return
    const startAfter = new Date(now.getTime() + pauseAfter(after))
    await send(trx, deliverToBoxJob, { service_id: serviceId }, { singletonKey: serviceId, startAfter })
  })

/**
 * Puts an act into a secure box and asks what became of it, until it is collected, comes back, or its fiction is long past. A run whose process died is
 * repeated: the service knows the message by its id and deposits it once.
 */
export const deliverToBoxJob = defineJob({
  name: 'deliver-to-box',
  schema: z.object({ service_id: z.uuid() }),
  retryLimit: 100,
  retrySeconds: 30,
  timeoutSeconds: 60,
  concurrency: 2,
  handle: async ({ service_id: id }, context) => {
    const open = await findDelivery(context.database.kysely, id)
    if (open === undefined || isEnded(open)) return
    const { secureBox } = context.services
    const told =
      secureBox === undefined
        ? ({ problem: 'not_set_up', reason: 'E_SERVICE_URL is not set' } as const)
        : await exchange(secureBox, context, open).catch(problemOf)
    await settle(context, id, open, told)
  },
})

/** The acts of a matter that wait in the party's secure box, and until which day they can be collected. */
export const readInBox = (trx: Trx, matter: Matter, today: string) =>
  trx
    .selectFrom('box_delivery as box')
    .innerJoin('act_service as service', 'service.id', 'box.service_id')
    .innerJoin('act', 'act.id', 'service.act_id')
    .select(['act.number', 'service.served_on as until'])
    .where(ofMatter(matter))
    .where('box.state', '=', 'deposited')
    .where('service.served_by', '=', 'fiction')
    .where('service.served_on', '>', today)
    .where('service.failed_on', 'is', null)
    .where('service.withdrawn_at', 'is', null)
    .orderBy('service.created_at')
    .$narrowType<{ until: NotNull }>()
    .execute()
