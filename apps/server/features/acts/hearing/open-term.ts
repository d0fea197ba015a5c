import { waitsForTerm } from '@dovolilnice/contract/acts/grounds'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/db.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { ofMatter, type Matter } from '../issue/take-act-number.ts'
import type { WantedAct } from '../text/compose-act.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    findOpenTerm: typeof findOpenTerm
  }
}

/** A term in which the party may still act: to answer what was found out, or to complete its application. */
export interface OpenTerm {
  of: 'hearing' | 'supplement'
  /** The last day, by what is known of the service. */
  day: string
}

/** The act that gave the term is on its way: the term counts from its service. */
const isOnItsWay = (today: string) =>
  sql<boolean>`exists (select from act_standing way where way.act_id = act.id and way.handed_over_on is not null
    and (way.served_on is null or way.served_on > ${today}::date))`

/** The term of the party in a matter that has not ended, if there is one. */
export const findOpenTerm = async (trx: Trx, matter: Matter, now: Date): Promise<OpenTerm | undefined> => {
  const today = localDayOf(now)
  const hearing = await trx
    .selectFrom('hearing')
    .innerJoin('act', 'act.id', 'hearing.act_id')
    .select('hearing.due_on')
    .where(matter.application_id === null ? 'hearing.permit_id' : 'hearing.application_id', '=', matter.application_id ?? matter.permit_id)
    .where('answered_at', 'is', null)
    .where((is) => is.or([is('hearing.due_on', '>=', today), isOnItsWay(today)]))
    .orderBy('hearing.due_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (hearing !== undefined) return { of: 'hearing', day: hearing.due_on }
  const waiting = await trx
    .selectFrom('application')
    .select('due_on')
    .where('id', '=', matter.application_id)
    .where('status', '=', 'supplement_requested')
    .executeTakeFirst()
  if (waiting === undefined || waiting.due_on === null) return undefined
  const call = await trx
    .selectFrom('act')
    .select('id')
    .where(ofMatter(matter))
    .where('kind', '=', 'supplement_call')
    .where(isOnItsWay(today))
    .executeTakeFirst()
  return waiting.due_on >= today || call !== undefined ? { of: 'supplement', day: waiting.due_on } : undefined
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
