import { startingActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { insertRows } from '../insert-rows.ts'
import type { Actor, Town } from '../town.ts'
import type { Application } from './applications.ts'
import type { Permit } from './permits.ts'
import { serveDemoActs } from './services.ts'
import { askedSuspension, rejectionCodeOf } from './wordings.ts'

type Wanted = Parameters<Services['capabilities']['issueAct']>[1]

interface Deed {
  at: Date
  actor: Actor
  wanted: Wanted
}

const rejections = (applications: readonly Application[]): Deed[] =>
  applications.flatMap(({ row, steps }) => {
    const step = row.status === 'rejected' ? steps.findLast(({ action }) => action === 'reject') : undefined
    if (step === undefined) return []
    const wanted = { kind: 'rejection', application_id: row.id, permit_id: null, reason: row.reason ?? '' } as const
    const code = rejectionCodeOf(row.reason)
    return [{ at: step.at, actor: step.actor, wanted: { ...wanted, ...(code !== undefined && { reason_code: code }) } }]
  })

const dismissals = (applications: readonly Application[]): Deed[] =>
  applications.flatMap(({ row, steps }) => {
    const step = steps.find(({ action }) => action === 'dismiss')
    if (step === undefined) return []
    return [{ at: step.at, actor: step.actor, wanted: { kind: 'dismissal', application_id: row.id, permit_id: null, reason: '' } }]
  })

/** Why the demo town's acts took effect with their issue. */
const atOnce = 'Tako določa 236. člen ZUP, ker je bilo treba nadaljnjo uporabo dovolilnice nujno preprečiti.'

/** The act that takes a permit away; null: no act does. */
const actOf = ({ status, reason, updated_at: at }: Permit['row']): Pick<Wanted, 'kind' | 'requested_on' | 'at_once'> | null => {
  if (status === 'revoked') return { kind: 'revocation', at_once: atOnce }
  if (status !== 'suspended') return null
  return reason === askedSuspension
    ? { kind: 'suspension_on_request', requested_on: addDays(localDayOf(at), -1) }
    : { kind: 'suspension', at_once: atOnce }
}

const revocations = ({ clerks }: Town, permits: readonly Permit[]): Deed[] =>
  permits.flatMap(({ row }) => {
    const actor = clerks.find(({ id }) => id === row.issued_by) ?? clerks[0]
    const act = actOf(row)
    if (act === null || actor === undefined) return []
    const wanted = { ...act, application_id: null, permit_id: row.id, reason: row.reason ?? '' }
    return [{ at: row.updated_at, actor, wanted }]
  })

/** What the town has set about its acts; the ordinance is invented, as the town is. */
const settings = {
  ...startingActSettings,
  organ: 'Občinska uprava\nOddelek za promet',
  competence: '4. člena Odloka o ureditvi prometa v starem mestnem jedru (Uradno glasilo Občine Lipograd, št. 3/26)',
  legal_bases: [
    {
      ...{ title: 'Odlok o ureditvi prometa v starem mestnem jedru', gazette: 'Uradno glasilo Občine Lipograd, št. 3/26' },
      ...{ articles: '9. in 10. člen', permit_kind_ids: [], reason_codes: [] },
    },
  ],
}

/** The newest permits of applications are decisions in short form, numbered after the acts; older ones have no decision on their paper. */
const decideOnPermits = async (trx: Trx, services: Services, permits: readonly Permit[]): Promise<void> => {
  const newest = permits.toSorted((a, b) => a.row.issued_at.getTime() - b.row.issued_at.getTime()).slice(-20)
  for (const { row } of newest) {
    if (row.application_id === null) continue
    const then = { ...services, clock: { now: () => row.issued_at } }
    const granted = { id: row.application_id, permit_kind_id: row.permit_kind_id }
    const decision = await services.capabilities.decisionOfPermit(trx, then, granted)
    await trx.updateTable('permit').set({ decision }).where('id', '=', row.id).execute()
  }
}

/** Issues the acts of what was decided, by the product's own rules, at the time of the decision and in its order. */
export const issueDemoActs = async (
  trx: Trx,
  services: Services,
  town: Town,
  ...[applications, permits]: [readonly Application[], readonly Permit[]]
): Promise<void> => {
  await insertRows(trx, 'act_setting', [{ only_row: true, value: settings, updated_at: town.now }])
  const deeds = [...rejections(applications), ...dismissals(applications), ...revocations(town, permits)].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
  const [waiting] = applications.filter(({ row }) => row.status === 'withdrawn')
  const [clerk] = town.clerks
  if (waiting !== undefined && clerk !== undefined)
    await services.capabilities.draftAct(
      { ...services, trx, actor: clerk },
      { kind: 'discontinuation', application_id: waiting.row.id, permit_id: null, reason: '' },
    )
  const acts = []
  for (const { at, actor, wanted } of deeds) {
    const act = await services.capabilities.issueAct({ ...services, trx, clock: { now: () => at }, actor }, wanted)
    // The permits of the demo town have followed their acts already.
    if (act.permit_id !== null) await services.capabilities.takeIfInEffect(trx, act.id, at, localDayOf(at))
    acts.push(act)
  }
  await serveDemoActs(trx, services, town, acts)
  await decideOnPermits(trx, services, permits)
}
