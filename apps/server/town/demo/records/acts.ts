import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { fictionDay } from '@dovolilnice/contract/acts/service/act-service'
import { v7 } from 'uuid'
import { type Row, type Trx, updateRow } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { insertRows } from '../insert-rows.ts'
import type { Actor, Town } from '../town.ts'
import { startingActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import type { Application } from './applications.ts'
import type { Permit } from './permits.ts'
import { askedSuspension, rejectionCodeOf } from './wordings.ts'

type Service = Row<'act_service'>
type Issued = Pick<Row<'act'>, 'id' | 'issued_on' | 'issued_at' | 'decided_by' | 'decided_by_name'>

const fictionDays = 15

/** An attempt of service as it begins. */
const begun = (act: Issued, changes: Partial<Service> & Pick<Service, 'manner'>): Service => ({
  ...{ id: v7(), act_id: act.id, handed_over_on: act.issued_on, handed_over_by: act.decided_by, handed_over_by_name: act.decided_by_name },
  ...{ addressee: null, consignment: '', notice_on: null, fiction_days: fictionDays, served_on: null, served_by: null },
  ...{ failed_on: null, failed_reason: null, note: '', version: 1, created_at: act.issued_at },
  ...{ withdrawn_at: null, withdrawn_by: null, withdrawn_by_name: null, withdrawn_reason: null },
  ...changes,
})

const byPost = (act: Issued, index: number, changes: Partial<Service> = {}): Service =>
  begun(act, { manner: 'registered_post', consignment: `RA${String(100_200_300 + index * 17)}SI`, ...changes })

const notice = (day: string): Partial<Service> => ({ notice_on: day, served_on: fictionDay(day, fictionDays), served_by: 'fiction' })

/** What becomes of an act in the town, one after another: collected, served at the office, by fiction, moved away, electronic. */
const storyOf = (act: Issued, index: number): Service[] => {
  const later = (days: number) => addDays(act.issued_on, days)
  switch (index % 5) {
    case 0:
      return [byPost(act, index, { served_on: later(2), served_by: 'receipt' })]
    case 1:
      return [begun(act, { manner: 'in_person', served_on: later(1), served_by: 'receipt' })]
    case 2:
      return [byPost(act, index, notice(later(1)))]
    case 3:
      return [
        byPost(act, index, { failed_on: later(3), failed_reason: 'moved' }),
        begun(act, { manner: 'public_notice', handed_over_on: later(4), ...notice(later(4)) }),
      ]
    default:
      return [begun(act, { manner: 'e_service', consignment: `SICEV-${20_260_000 + index}`, served_on: later(1), served_by: 'receipt' })]
  }
}

/** What is not known yet today: an act of yesterday has no slip, one of today is not handed over. */
const untilToday = (all: readonly Service[], today: string): Service[] =>
  all
    .filter(({ handed_over_on: day }) => day < today)
    .map((one) => {
      const happened = one.failed_on ?? one.notice_on ?? one.served_on ?? today
      return happened < today ? one : { ...one, notice_on: null, served_on: null, served_by: null, failed_on: null, failed_reason: null }
    })

/** Grants were handed over at the office. Of the others the newest waits for service and the one before it is at the post; the rest were served in turn by every manner. */
const serveDemoActs = async (
  trx: Trx,
  services: Services,
  { today }: Town,
  acts: readonly (Issued & Pick<Row<'act'>, 'kind'>)[],
): Promise<void> => {
  const newestFirst = acts.filter(({ kind }) => kind !== 'grant').toReversed()
  const rows = newestFirst.flatMap((act, index) => {
    if (index === 0) return []
    return index === 1 ? [byPost(act, index)] : untilToday(storyOf(act, index), today)
  })
  const handed = acts.filter(({ kind }) => kind === 'grant')
  const atOffice = handed.map((act) => begun(act, { manner: 'in_person', served_on: act.issued_on, served_by: 'receipt' }))
  await insertRows(trx, 'act_service', [...rows, ...atOffice])
  for (const { id } of acts) await services.capabilities.settleStanding(trx, id)
}

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

/** What waits for its payment was granted by a written decision, which makes the payment a condition. */
const grants = (applications: readonly Application[]): Deed[] =>
  applications.flatMap(({ row, steps }) => {
    const step = row.status === 'approved' && row.fee_cents ? steps.findLast(({ action }) => action === 'approve') : undefined
    if (step === undefined) return []
    return [{ at: step.at, actor: step.actor, wanted: { kind: 'grant', application_id: row.id, permit_id: null, reason: '' } }]
  })

/** One that was dismissed could not be a party at all (ZUP, art. 129); the others left their application incomplete. */
const withoutStanding = (deeds: readonly Deed[]): Deed[] =>
  deeds.map((deed, index) =>
    index === 0 || index < deeds.length - 1
      ? deed
      : {
          ...deed,
          wanted: {
            ...{ ...deed.wanted, kind: 'inadmissibility', reason_code: 'no_standing' },
            facts: 'Vlogo je oddala oseba, ki vozila ne uporablja in nima pooblastila njegovega imetnika.',
            reason: 'Oseba z vlogo ne uveljavlja svoje pravice ali pravne koristi, zato ne more biti stranka v postopku.',
          },
        },
  )

/** Of two vehicles that were asked for one was granted. */
const grantDemoPart = async (trx: Trx, services: Services, applications: readonly Application[]): Promise<void> => {
  const found = applications.find(({ row, steps }) => row.status === 'completed' && steps.some(({ action }) => action === 'approve'))
  const step = found?.steps.find(({ action }) => action === 'approve')
  if (found === undefined || step === undefined) return
  const { id, plates, valid_from, valid_until } = found.row
  const asked = { plates: [...plates, 'KP VZ-402'], valid_from, valid_until }
  await updateRow(trx, 'application', id, { asked: JSON.stringify(asked) })
  const wanted = {
    kind: 'partial_grant',
    ...{ application_id: id, permit_id: null },
    facts: 'Vozilo KP VZ-402 je po evidenci registriranih vozil last osebe, ki na območju ne prebiva.',
    reason: 'Dovolilnica se izda le za vozilo, ki ga uporablja stranka. Za drugo vozilo tega ni izkazala.',
  } as const
  await issueBeside(trx, services, { at: step.at, actor: step.actor, wanted })
}

/** Why the demo town's acts took effect with their issue. */
const atOnce = 'Tako določa 236. člen ZUP, ker je bilo treba nadaljnjo uporabo dovolilnice nujno preprečiti.'

/** The act that takes a permit away; null: no act does. */
const actOf = ({
  status,
  reason,
  updated_at: at,
}: Permit['row']): Pick<Wanted, 'kind' | 'requested_on' | 'at_once' | 'awaits' | 'ends_on'> | null => {
  if (status === 'revoked') return { kind: 'revocation', at_once: atOnce }
  if (status !== 'suspended') return null
  return reason === askedSuspension
    ? { kind: 'suspension_on_request', requested_on: addDays(localDayOf(at), -1) }
    : {
        kind: 'suspension',
        at_once: atOnce,
        awaits: 'izjava imetnika o ugotovitvah redarske službe.',
        ends_on: addDays(localDayOf(at), 60),
      }
}

/** The oldest of several permits that were taken away was null from its beginning: its holder had not asked for it (ZUP, art. 279). */
const nullFirst = (deeds: readonly Deed[]): Deed[] => {
  const taken = deeds.filter(({ wanted }) => wanted.kind === 'revocation').toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const [oldest] = taken.length > 2 ? taken : []
  return deeds.map((deed) => {
    if (deed !== oldest) return deed
    const { application_id, permit_id } = deed.wanted
    const wanted = {
      kind: 'permit_nullity',
      ...{ application_id, permit_id, reason_code: 'no_request', at_once: atOnce },
      facts: 'Zahtevo je vložila oseba, ki za imetnika ni imela pooblastila. Imetnik v izdajo ni privolil.',
      reason: 'Dovolilnica je bila izdana brez zahteve stranke, zato se izreče za nično.',
    } as const
    return { ...deed, wanted }
  })
}

const revocations = ({ clerks }: Town, permits: readonly Permit[]): Deed[] =>
  permits.flatMap(({ row }) => {
    const actor = clerks.find(({ id }) => id === row.issued_by) ?? clerks[0]
    const act = actOf(row)
    if (act === null || actor === undefined) return []
    const wanted = { ...act, application_id: null, permit_id: row.id, reason: row.reason ?? '' }
    return [{ at: row.updated_at, actor, wanted }]
  })

/** Issues an act beside the decision and hands it over at the office on the same day. */
const issueBeside = async (trx: Trx, services: Services, { at, actor, wanted }: Deed): Promise<string> => {
  const act = await services.capabilities.issueAct({ ...services, trx, clock: { now: () => at }, actor }, wanted)
  await insertRows(trx, 'act_service', [begun(act, { manner: 'in_person', served_on: act.issued_on, served_by: 'receipt' })])
  await services.capabilities.settleStanding(trx, act.id)
  return act.id
}

const between = (from: Date, to: Date, share: number): Date => new Date(from.getTime() + (to.getTime() - from.getTime()) * share)

/** The procedure of the application that was rejected first rested for a time. */
const restDemoProcedure = async (trx: Trx, services: Services, applications: readonly Application[]): Promise<void> => {
  const [first] = rejections(applications).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const rejected = applications.find(({ row }) => row.id === first?.wanted.application_id)
  const taken = rejected?.steps.find(({ action }) => action === 'take_into_review')
  if (first === undefined || rejected === undefined || taken === undefined) return
  const matter = { application_id: rejected.row.id, permit_id: null }
  const rest = {
    kind: 'procedure_suspension',
    ...{ ...matter, reason_code: 'preliminary', awaits: 'odločitev upravne enote o stalnem prebivališču.' },
    facts: 'Postopek o prijavi stalnega prebivališča pri upravni enoti še teče.',
    reason: 'Od te prijave je odvisno, ali stranka izpolnjuje pogoj.',
  } as const
  const order = await issueBeside(trx, services, { at: between(taken.at, first.at, 0.2), actor: taken.actor, wanted: rest })
  const goesOn = {
    kind: 'procedure_resumption',
    ...{ ...matter, corrects_id: order },
    ...{ facts: 'Upravna enota je o prijavi odločila.', reason: 'Predhodno vprašanje je rešeno.' },
  } as const
  await issueBeside(trx, services, { at: between(taken.at, first.at, 0.8), actor: taken.actor, wanted: goesOn })
}

/** Two open applications are decided in one procedure. */
const joinDemoMatters = async (trx: Trx, services: Services, { now }: Town, applications: readonly Application[]): Promise<void> => {
  const open = applications.filter(({ row, steps }) => row.status === 'in_review' && row.user_id === null && steps.length > 0)
  const [one, other] = open.slice(Math.floor(open.length / 2))
  const taken = [one, other].map((application) => application?.steps.at(-1)).toSorted((a, b) => Number(b?.at ?? 0) - Number(a?.at ?? 0))[0]
  if (one === undefined || other === undefined || taken === undefined) return
  const said = { facts: 'Vlogi se nanašata na istega delodajalca in isti dostop.', reason: 'Dejstva je smotrno ugotoviti v enem postopku.' }
  const of = (at: Application, joins: Application) =>
    ({ kind: 'joinder', application_id: at.row.id, permit_id: null, joins: joins.row.number, ...said }) as const
  const deed = { at: between(taken.at, now, 0.5), actor: taken.actor }
  const order = await issueBeside(trx, services, { ...deed, wanted: of(one, other) })
  await issueBeside(trx, services, { ...deed, wanted: { ...of(other, one), corrects_id: order } })
}

/** A permit in force was revoked at once, and the execution was stayed: it holds until that decision is final. */
const stayDemoRevocation = async (
  trx: Trx,
  services: Services,
  { clerks, now, today }: Town,
  permits: readonly Permit[],
): Promise<void> => {
  const [clerk] = clerks
  const held = permits.findLast(
    ({ row }) => row.status === 'issued' && (row.email === null || row.locale !== 'sl') && row.issued_at < now && row.valid_until > today,
  )
  if (clerk === undefined || held === undefined) return
  const about = { application_id: null, permit_id: held.row.id }
  const at = new Date(Math.max(held.row.issued_at.getTime() + 3_600_000, now.getTime() - 3 * 86_400_000))
  const revocation = {
    kind: 'revocation',
    ...{ ...about, at_once: atOnce },
    facts: 'Dovolilnico je na vozilu druge osebe videl redar.',
    reason: 'Dovolilnica se sme uporabljati le na vozilu, za katero je izdana.',
  } as const
  const id = await issueBeside(trx, services, { at, actor: clerk, wanted: revocation })
  const stay = {
    kind: 'execution_stay',
    ...{ ...about, corrects_id: id, reason_code: 'usual' },
    facts: 'Imetnik je izkazal, da brez vozila ne more do zdravljenja.',
    reason: 'Z izvršitvijo bi mu nastala škoda, ki je ne bi bilo mogoče popraviti.',
  } as const
  await issueBeside(trx, services, { at: now, actor: clerk, wanted: stay })
  await trx
    .updateTable('act_standing')
    .set({ effect: 'final', stayed_effect: 'issue', suspensive: true })
    .where('act_id', '=', id)
    .execute()
  await services.capabilities.settleStanding(trx, id)
}

/** The party whose application waits longest was told that the term to decide is over and that it may appeal against that (ZUP, art. 222). */
const tellDemoSilence = async (
  trx: Trx,
  services: Services,
  { clerks, now, today }: Town,
  applications: readonly Application[],
): Promise<void> => {
  const [clerk] = clerks
  const waiting = applications.filter(({ row }) => row.status === 'in_review' && row.user_id === null)
  const [late] = waiting.toSorted((a, b) => a.row.created_at.getTime() - b.row.created_at.getTime())
  if (late === undefined || clerk === undefined) return
  const { id, created_at: sent } = late.row
  await updateRow(trx, 'application', id, { counted_from: localDayOf(sent), decide_by: addDays(today, -1) })
  const wanted = { kind: 'silence', application_id: id, permit_id: null, reason: '' } as const
  await issueBeside(trx, services, { at: now, actor: clerk, wanted })
}

/** The rejection that was final first has its certificate, and a proposal to reopen it was refused. */
export const followDemoFinality = async (trx: Trx, services: Services, { clerks, now, today }: Town): Promise<void> => {
  const [clerk] = clerks
  const act = await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['act.id', 'act.application_id', 'way.final_on'])
    .where('act.kind', '=', 'rejection')
    .where('way.final_on', '<', today)
    .orderBy('way.final_on')
    .orderBy('act.id')
    .limit(1)
    .executeTakeFirst()
  if (act === undefined || clerk === undefined) return
  const about = { application_id: act.application_id, permit_id: null, corrects_id: act.id }
  const certificate = { kind: 'finality_certificate', ...about, reason: '' } as const
  await issueBeside(trx, services, { at: now, actor: clerk, wanted: certificate })
  const refusal = {
    kind: 'reopening_refusal',
    ...{ ...about, reason_code: 'not_proven', proposed_on: addDays(today, -2) },
    facts: 'Stranka je predlogu priložila račun za elektriko, ki ga je organ že presodil.',
    reason: 'Listina ni nov dokaz in ne bi pripeljala do drugačne odločbe.',
  } as const
  await issueBeside(trx, services, { at: now, actor: clerk, wanted: refusal })
}

/** What the town has set about its acts; the ordinance is invented, as the town is. */
const settings = {
  ...startingActSettings,
  organ: 'Občinska uprava\nOddelek za promet',
  competence: '4. člena Odloka o ureditvi prometa v starem mestnem jedru (Uradno glasilo Občine Lipograd, št. 3/26)',
  payment_basis: '12. člena Odloka o ureditvi prometa v starem mestnem jedru',
  legal_bases: [
    {
      ...{ title: 'Odlok o ureditvi prometa v starem mestnem jedru', gazette: 'Uradno glasilo Občine Lipograd, št. 3/26' },
      ...{ articles: '9. in 10. člen', permit_kind_ids: [], reason_codes: [] },
    },
  ],
}

/** The newest permits are decisions in short form, numbered after the acts; older ones have no decision on their paper. */
const decideOnPermits = async (trx: Trx, services: Services, permits: readonly Permit[]): Promise<void> => {
  const newest = permits.toSorted((a, b) => a.row.issued_at.getTime() - b.row.issued_at.getTime()).slice(-20)
  for (const { row } of newest) {
    if (row.replaces_permit_id !== null) continue
    const then = { ...services, clock: { now: () => row.issued_at } }
    const { application_id: id, permit_kind_id } = row
    const decision =
      id === null
        ? await services.capabilities.officeDecision(trx, then, row)
        : await services.capabilities.decisionOfPermit(trx, then, { id, permit_kind_id })
    await updateRow(trx, 'permit', row.id, { decision })
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
  const deeds = [
    ...rejections(applications),
    ...grants(applications),
    ...withoutStanding(dismissals(applications)),
    ...nullFirst(revocations(town, permits)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const [waiting] = applications.filter(({ row }) => row.status === 'withdrawn')
  const [clerk] = town.clerks
  if (waiting !== undefined && clerk !== undefined)
    await services.capabilities.draftAct(
      { ...services, trx, actor: clerk },
      { kind: 'discontinuation', application_id: waiting.row.id, permit_id: null, reason: '' },
    )
  await restDemoProcedure(trx, services, applications)
  await grantDemoPart(trx, services, applications)
  const acts = []
  for (const { at, actor, wanted } of deeds) {
    const act = await services.capabilities.issueAct({ ...services, trx, clock: { now: () => at }, actor }, wanted)
    // The permits of the demo town have followed their acts already.
    if (act.permit_id !== null) await services.capabilities.takeIfInEffect(trx, act.id, at, localDayOf(at))
    acts.push(act)
  }
  await serveDemoActs(trx, services, town, acts)
  await joinDemoMatters(trx, services, town, applications)
  await stayDemoRevocation(trx, services, town, permits)
  await tellDemoSilence(trx, services, town, applications)
  await decideOnPermits(trx, services, permits)
}

/** A party that missed the term of appeal against a rejection proposes its restoration; nobody has decided about it. */
export const proposeDemoRestitution = async (trx: Trx, { clerks, now, random, today }: Town): Promise<void> => {
  const [clerk] = clerks
  const act = await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .leftJoin('appeal', 'appeal.act_id', 'act.id')
    .select(['act.id', 'way.appeal_until'])
    .where('act.kind', '=', 'rejection')
    .where('appeal.id', 'is', null)
    .where('way.final_on', '<=', today)
    .orderBy('way.appeal_until', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (act === undefined || clerk === undefined) return
  const proposal = {
    ...{ id: random.id(now), act_id: act.id, term: 'appeal' as const, missed_on: act.appeal_until },
    ...{ proposed_on: addDays(today, -1), ceased_on: addDays(today, -4), outcome: null, order_id: null },
    grounds: 'Od vročitve do prejšnjega tedna sem bila v bolnišnici. Odpustno pismo in pritožbo prilagam.',
    ...{ entered_by: clerk.id, entered_by_name: clerk.name, created_at: now, version: 1 },
    ...{ withdrawn_at: null, withdrawn_by: null, withdrawn_by_name: null, withdrawn_reason: null },
  }
  await insertRows(trx, 'act_restitution', [proposal])
}

/** A hand-over to the archive that was called off: none of the acts of a town that began this year is past its term. */
export const makeHandoverOfActs = ({ now, random, today }: Town, by: Pick<Row<'app_user'>, 'id' | 'name'> | undefined) => ({
  ...{ id: random.id(now), year: Number(today.slice(0, 4)) - 10, status: 'cancelled' as const, version: 2 },
  ...{ created_by: by?.id ?? null, created_by_name: by?.name ?? '', created_at: new Date(now.getTime() - 26 * 3_600_000) },
})
