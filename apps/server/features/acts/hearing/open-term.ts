import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import { waitsForTerm } from '@dovolilnice/contract/acts/grounds'
import { editableStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Db, type Trx, sql } from '../../../platform/database/db.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import type { Matter } from '../issue/take-act-number.ts'
import type { WantedAct } from '../text/compose-act.ts'
import { notTakenBack } from '../../../platform/privacy/restrictions.ts'

/** A term in which the party may still act: to answer what was found out, or to complete its application. */
export interface OpenTerm {
  of: 'hearing' | 'supplement'
  /** The last day; null while the act that gave the term is not served, because the term begins with that. */
  day: string | null
}

/** The act is not served, whether it was handed over or not: a mail is no service (ZUP, art. 67, 83 and 146). */
const isUnserved = (today: string) =>
  sql<boolean>`exists (select from act_standing way where way.act_id = act.id and (way.served_on is null or way.served_on > ${today}::date))`

/** Of several hearings the newest says what is decided on: an earlier one need not be served any more. */
const isNewest = sql<boolean>`not exists (select from hearing later where later.created_at > hearing.created_at
  and (later.application_id = hearing.application_id or later.permit_id = hearing.permit_id))`

/** Hearings that stand and the party has not answered, in matters where something may be decided against it: of a permit whose last day is past nothing is. */
const openHearings = (db: Db, today: string) =>
  db
    .selectFrom('hearing')
    .innerJoin('act', 'act.id', 'hearing.act_id')
    .leftJoin('application', 'application.id', 'hearing.application_id')
    .leftJoin('permit', 'permit.id', 'hearing.permit_id')
    .where('answered_at', 'is', null)
    .where(notTakenBack('hearing.act_id'))
    .where((is) =>
      is.or([
        is('application.status', 'in', editableStatuses),
        is.and([is('permit.status', 'in', ['issued', 'suspended']), is('permit.valid_until', '>', today)]),
      ]),
    )

/** Acts with whose service the term for a supplement begins. */
const beginning: readonly ActKind[] = ['supplement_call', 'restitution', 'procedure_resumption']

/** Acts of applications that wait for a supplement: the newest call, and what restored its term since. */
const openCalls = (db: Db) =>
  db
    .selectFrom('application')
    .innerJoin('act', 'act.application_id', 'application.id')
    .where('status', '=', 'supplement_requested')
    .where('act.kind', 'in', beginning)
    .where(
      sql<boolean>`not exists (select from act later where later.application_id = application.id and later.kind = 'supplement_call' and later.issued_at > act.issued_at)`,
    )

/** The term of the party in a matter that has not ended, if there is one. */
export const findOpenTerm = async (trx: Trx, matter: Matter, now: Date): Promise<OpenTerm | undefined> => {
  const today = localDayOf(now)
  const hearing = await openHearings(trx, today)
    .select(['hearing.due_on', isUnserved(today).as('is_unserved')])
    .where(matter.application_id === null ? 'hearing.permit_id' : 'hearing.application_id', '=', matter.application_id ?? matter.permit_id)
    .where((is) => is.or([is('hearing.due_on', '>=', today), is.and([isUnserved(today), isNewest])]))
    .orderBy('is_unserved', 'desc')
    .orderBy('hearing.due_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (hearing !== undefined) return { of: 'hearing', day: hearing.is_unserved ? null : hearing.due_on }
  const waiting = await trx
    .selectFrom('application')
    .select('due_on')
    .where('id', '=', matter.application_id)
    .where('status', '=', 'supplement_requested')
    .executeTakeFirst()
  if (waiting === undefined || waiting.due_on === null) return undefined
  const unserved = await openCalls(trx)
    .select('act.id')
    .where('application.id', '=', matter.application_id)
    .where(isUnserved(today))
    .executeTakeFirst()
  if (unserved !== undefined) return { of: 'supplement', day: null }
  return waiting.due_on >= today ? { of: 'supplement', day: waiting.due_on } : undefined
}

/**
 * Matters in which the party's days would be over if the act that gave them had been served: the procedure stands until somebody serves it. And acts that the
 * service for secure boxes does not take.
 */
export const findUnservedTerms = async (db: Db, today: string): Promise<{ number: string; last: string; what: 'serve' | 'box' }[]> => {
  const boxes = await db
    .selectFrom('box_delivery as box')
    .innerJoin('act_service as service', 'service.id', 'box.service_id')
    .innerJoin('act', 'act.id', 'service.act_id')
    .select(['act.number', 'service.handed_over_on as last'])
    .where('box.state', '=', 'waiting')
    .where('box.problem', 'is not', null)
    .where('service.failed_on', 'is', null)
    .where('service.withdrawn_at', 'is', null)
    .execute()
  const hearings = await openHearings(db, today)
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(({ fn }) => fn.coalesce('application.number', 'permit.number').as('number'))
    .select('hearing.due_on as last')
    .where('hearing.due_on', '<', today)
    .where('way.served_on', 'is', null)
    .where(isNewest)
    .execute()
  const calls = await openCalls(db)
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['application.number', 'application.due_on as last'])
    .where('application.due_on', '<', today)
    .where('way.served_on', 'is', null)
    .execute()
  const serve = [...hearings, ...calls].flatMap(({ number, last }) =>
    number === null || last === null ? [] : [{ number, last, what: 'serve' as const }],
  )
  return [...serve, ...boxes.map((box) => ({ ...box, what: 'box' as const }))]
}

/**
 * Holds that no act ends a matter while the party has a term (ZUP, art. 9, 67 and 146), unless urgent measures are named.
 * @throws OperationError `illegal_transition` with the term that is open
 */
export const requireTermEnded = async ({ trx, clock }: Pick<WorkContext, 'trx' | 'clock'>, wanted: WantedAct): Promise<void> => {
  if (!waitsForTerm(wanted.kind) || wanted.urgent) return
  const open = await findOpenTerm(trx, wanted, clock.now())
  if (open !== undefined) throw new OperationError('illegal_transition', { details: { open_term: open.of, open_until: open.day } })
}
