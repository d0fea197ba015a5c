import { waitsForTerm } from '@dovolilnice/contract/acts/grounds'
import { product } from '../../../platform/audit/record-event.ts'
import type { Actor } from '../../../platform/audit/record-event.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { permissionsHeld } from './permissions-held.ts'
import type { WantedAct } from './rejection.ts'

/** The person in whose name the town lets such acts be issued at once, while they work there and may decide. */
const findDecider = async ({ trx, capabilities }: WorkContext): Promise<Actor | undefined> => {
  const id = await capabilities.readAutomaticDecider(trx)
  if (id === null) return undefined
  const user = await trx.selectFrom('app_user').selectAll().where('id', '=', id).where('active', '=', true).executeTakeFirst()
  if (user === undefined) return undefined
  return permissionsHeld(user).includes('applications:decide') ? { id, name: user.name } : undefined
}

/** While a term of the party runs no person could issue such an act either: it waits for its end as a draft. */
const isWaiting = async ({ trx, clock, capabilities }: WorkContext, { kind, ...matter }: WantedAct): Promise<boolean> =>
  waitsForTerm(kind) && (await capabilities.findOpenTerm(trx, matter, clock.now())) !== undefined

/**
 * An act that follows from time or from the party: it waits as a draft for a person, or is issued in the name of the one whom the town has named.
 * One that waits already is left as it is. Whoever makes the call (a party who withdraws, too) is never an official of the act.
 */
export const prepareOrIssue = async (context: WorkContext, wanted: WantedAct): Promise<void> => {
  const { address, requestId, ...own } = context
  const { trx, capabilities } = own
  const matter = { application_id: wanted.application_id, permit_id: null }
  if (await capabilities.hasDraft(trx, matter, wanted.kind)) return
  const decider = await findDecider(own)
  if (decider === undefined || (await isWaiting(own, wanted))) await capabilities.draftAct({ ...own, actor: product }, wanted)
  else await capabilities.enactApplicationAct({ ...own, actor: decider }, wanted, decider)
}
