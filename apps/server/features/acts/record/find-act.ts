import { type ActStanding, standingOn } from '@dovolilnice/contract/acts/service/act-standing'
import { type Db, type Tables, type Trx, ifGiven, isAmong, likePart, notFound, sql } from '../../../platform/database/db.ts'
import type { ExpressionBuilder } from 'kysely'
import { type ActKind, isNote } from '@dovolilnice/contract/acts/act-kinds'
import { getAct, type listActs, readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { openResults } from '@dovolilnice/contract/acts/service/act-service'
import { OperationError } from '@dovolilnice/contract/errors'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { type ReadHandler, implement } from '../../../platform/http/context.ts'
import { type ActRecord, subjectOf } from '../act-tables.ts'
import { draftRows, presentDraft } from '../drafts/list-act-drafts.ts'
import { type Matter, ofMatter } from '../issue/take-act-number.ts'
import { versionOf } from '../matter/lock-matter.ts'
import { choicesOf, matterOfRecord } from '../matter/matter-standing.ts'
import { readProcedureLanguage } from '../matter/procedure-language.ts'
import { readJoined } from '../matter/read-matter.ts'
import { hearingRows, mayAnswer, presentHearing } from '../hearing/hearing-rows.ts'
import { mayRecord, presentRemedy, readRemedies } from '../remedies/remedies-of-act.ts'
import { addresseeOf, presentRepresentation, readRepresentations } from '../representation/representation-tables.ts'
import { mayPropose, presentRestitution, readRestitutions } from '../restitution/restitutions-of-act.ts'
import { readActPaper } from '../paper/read-act-paper.ts'
import { listRows, writtenBy } from '../../../platform/database/lists/list-query.ts'

/** The present service of the act of the query around it. */
const presentService = ({ selectFrom }: Pick<ExpressionBuilder<Tables, 'act'>, 'selectFrom'>) =>
  selectFrom('act_service as service')
    .whereRef('service.act_id', '=', 'act.id')
    .where('service.failed_on', 'is', null)
    .where('service.withdrawn_at', 'is', null)

/** Issued acts with the record that each is about and its present service. Each has its standing: a left join is left out of counts and of the keys of a page. */
export const actRows = (db: Db) =>
  db
    .selectFrom('act')
    .leftJoin('act_standing as way', 'way.act_id', 'act.id')
    .leftJoin('application', 'application.id', 'act.application_id')
    .leftJoin('permit', 'permit.id', 'act.permit_id')
    .selectAll('act')
    .select(({ ref }) => [
      ref('way.remedy').$notNull().as('remedy'),
      ref('way.suspensive').$notNull().as('suspensive'),
      'way.handed_over_on',
      'way.served_on',
      'way.appeal_until',
      ref('way.under_appeal').$notNull().as('under_appeal'),
      ref('way.set_aside').$notNull().as('set_aside'),
      'way.effective_on',
    ])
    .select(['way.final_on', 'way.court_until', 'way.binding_on'])
    .select((of) => [
      presentService(of).select('service.manner').as('manner'),
      presentService(of).select('service.consignment').as('consignment'),
    ])
    .select(['application.number as application_number', 'permit.number as permit_number'])

type Stored = Awaited<ReturnType<ReturnType<typeof actRows>['execute']>>[number]

const linked = (id: string | null, number: string | null) => (id === null || number === null ? null : { id, number })

const presentAct = ({ application_id, permit_id, application_number, permit_number, party, ...act }: Stored, today: string) => ({
  ...act,
  party: party.name,
  representative: act.representative?.name ?? null,
  application: linked(application_id, application_number),
  permit: linked(permit_id, permit_number),
  record_number: application_number ?? permit_number ?? '',
  standing: standingOn(act, today),
})

/**
 * The same words as `standingOn`, for the rows of a whole list. An act under appeal that was never served is found by both words: somebody must still
 * serve it.
 */
const standingIs = (standing: ActStanding, today: string) => {
  const free = sql`not way.set_aside and not way.under_appeal`
  const isFinal = sql`coalesce(way.final_on <= ${today}::date, false)`
  const isServed = sql`coalesce(way.served_on <= ${today}::date, false)`
  // As an index reads them, which finds nothing by a `not`.
  const notFinal = sql`(way.final_on is null or way.final_on > ${today}::date)`
  const notServed = sql`(way.served_on is null or way.served_on > ${today}::date)`
  switch (standing) {
    case 'on_file':
      return sql<boolean>`(${isFinal} and way.remedy = 'none' and way.served_on is null)`
    case 'set_aside':
      return sql<boolean>`way.set_aside`
    case 'under_appeal':
      return sql<boolean>`(way.under_appeal and not way.set_aside)`
    case 'final':
      return sql<boolean>`(${free} and ${isFinal} and not (way.remedy = 'none' and way.served_on is null))`
    case 'served':
      return sql<boolean>`(${free} and ${notFinal} and ${isServed} and way.remedy = 'none')`
    case 'term_runs':
      return sql<boolean>`(${free} and ${notFinal} and ${isServed} and way.remedy <> 'none')`
    case 'on_its_way':
      return sql<boolean>`(${free} and ${notFinal} and ${notServed} and way.handed_over_on is not null)`
    case 'unserved':
      return sql<boolean>`(not way.set_aside and ${notFinal} and ${notServed} and way.handed_over_on is null)`
  }
}

/** Of what waits there is little among all acts: it is found first, whatever the order of the list. */
const ofStanding = (db: Db, standing: ActStanding, today: string) => {
  const is = standingIs(standing, today)
  if (standing === 'final' || standing === 'on_file') return is
  return isAmong('act.id', db.selectFrom('act_standing as way').select('way.act_id').where(is))
}

/** Whether an act of one of these kinds was issued in a matter and holds. */
export const hasAct = async (trx: Trx, matter: Matter, kinds: readonly ActKind[]): Promise<boolean> =>
  (await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select('act.id')
    .where(ofMatter(matter))
    .where('act.kind', 'in', kinds)
    .where('way.set_aside', '=', false)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** @throws OperationError `not_found` */
export const findAct = async (trx: Trx, id: string): Promise<ActRecord> => {
  const act = await trx.selectFrom('act').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return act
}

export const handleReadAct = implement(readAct, async ({ params }, context) => {
  const act = await findAct(context.trx, params.id)
  context.record({ subject: subjectOf(act) })
  return readActPaper(context, act)
})

export const handleReadMatterActs = implement(readMatterActs, async ({ params: { id } }, { trx, now, capabilities }) => {
  const acts = await actRows(trx)
    .where((is) => is.or([is('act.application_id', '=', id), is('act.permit_id', '=', id)]))
    .orderBy('act.issued_at', 'desc')
    .orderBy('act.id', 'desc')
    .execute()
  const drafts = await draftRows(trx)
    .where((is) => is.or([is('act_draft.application_id', '=', id), is('act_draft.permit_id', '=', id)]))
    .orderBy('act_draft.created_at')
    .execute()
  const hearings = await hearingRows(trx)
    .where((is) => is.or([is('hearing.application_id', '=', id), is('hearing.permit_id', '=', id)]))
    .orderBy('hearing.created_at', 'desc')
    .execute()
  const matter = await matterOfRecord(trx, id)
  const representations = [
    ...(await readRepresentations(trx, { application_id: id, permit_id: null })),
    ...(await readRepresentations(trx, { application_id: null, permit_id: id })),
  ]
  return {
    acts: acts.map((act) => presentAct(act, localDayOf(now))),
    drafts: drafts.map(presentDraft),
    hearings: hearings.map(presentHearing),
    representations: representations.map((one) => presentRepresentation(one, localDayOf(now))),
    secure_box: await capabilities.readSecureBox(trx, matter, localDayOf(now)),
    procedure: await readProcedureLanguage(trx, { capabilities }, matter),
    version: await versionOf(trx, matter),
    joined: await readJoined(trx, matter.application_id),
    further: await choicesOf(trx, matter, localDayOf(now)),
  }
})

/** The term of a hearing that the party may still answer. */
const ofHearing = async (trx: Trx, act: string): Promise<string | null> => {
  const hearing = await hearingRows(trx).where('hearing.act_id', '=', act).executeTakeFirst()
  return hearing !== undefined && mayAnswer(hearing) ? hearing.due_on : null
}

/** The term of an application's newest call for a supplement, while it waits for that. */
const ofSupplement = async (trx: Trx, { id, application_id }: Pick<Stored, 'id' | 'application_id'>): Promise<string | null> => {
  const later = trx
    .selectFrom('act as later')
    .select('later.id')
    .where('later.application_id', '=', application_id)
    .where('later.kind', '=', 'supplement_call')
    .where('later.id', '>', id)
  const waiting = await trx
    .selectFrom('application')
    .select('due_on')
    .where('id', '=', application_id)
    .where('status', '=', 'supplement_requested')
    .where(({ not, exists }) => not(exists(later)))
    .executeTakeFirst()
  return waiting?.due_on ?? null
}

/** Until when the party has time that a served act gave it: to answer, or for its supplement; null where no term runs. */
const answerUntil = async (trx: Trx, act: Pick<Stored, 'id' | 'kind' | 'application_id' | 'served_on'>, today: string) => {
  if (act.served_on === null || act.served_on > today) return null
  const terms = { hearing: () => ofHearing(trx, act.id), supplement_call: () => ofSupplement(trx, act) }
  const due = act.kind === 'hearing' || act.kind === 'supplement_call' ? await terms[act.kind]() : null
  return due !== null && due >= today ? due : null
}

export const handleGetAct = implement(getAct, async ({ params }, { trx, now, record }) => {
  const act = await actRows(trx).where('act.id', '=', params.id).executeTakeFirstOrThrow(notFound)
  const services = await trx
    .selectFrom('act_service')
    .selectAll()
    .where('act_id', '=', act.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const boxes = await trx
    .selectFrom('box_delivery')
    .selectAll()
    .where('service_id', 'in', [act.id, ...services.map((one) => one.id)])
    .execute()
  const remedies = await readRemedies(trx, act.id)
  const addressee = await addresseeOf(trx, act, localDayOf(now))
  const closed = await readClosedDays(trx)
  record({ subject: subjectOf(act) })
  return {
    ...presentAct(act, localDayOf(now)),
    party_address: addressLine(act.representative ?? act.party),
    addressee: addressee.name,
    answer_until: await answerUntil(trx, act, localDayOf(now)),
    may_hand_over:
      !isNote(act.kind) && services.every(({ failed_on: failed, withdrawn_at: withdrawn }) => failed !== null || withdrawn !== null),
    services: services.map((service) => {
      const box = boxes.find(({ service_id: id }) => id === service.id) ?? null
      return { ...service, box, results: openResults({ ...service, box }) }
    }),
    remedies: remedies.map(presentRemedy),
    may_record: mayRecord(act, remedies, localDayOf(now)),
    restitutions: (await readRestitutions(trx, act.id)).map((row) => presentRestitution(row, closed)),
    may_propose: await mayPropose(trx, act, act, localDayOf(now)),
  }
})

/** The acts of a choice in its order. @throws OperationError `not_found` where one of them is none */
export const findChosenActs = async (trx: Trx, ids: readonly string[]): Promise<ActRecord[]> => {
  const found = await trx
    .selectFrom('act')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(found.map((act) => [act.id, act]))
  return ids.map((id) => {
    const act = byId.get(id)
    if (act === undefined) throw new OperationError('not_found')
    return act
  })
}

/** What an event says of a choice of acts. */
export const auditChosen = (acts: readonly ActRecord[]) => ({ rows: acts.length, acts: acts.map(({ number }) => number).join(', ') })

type Filters = Parameters<typeof handleListActs>[0]['body']['filters']

/** One branch for each table, so that each finds its rows by an index of its own. */
const holds = (db: Db, search: string) => {
  const part = likePart(search)
  const acts = db.selectFrom('act as one').select('one.id')
  const found = acts
    .where((is) => is.or([is('one.number', 'ilike', part), is(sql<string>`one.party ->> 'name'`, 'ilike', part)]))
    .unionAll(acts.innerJoin('application as its', 'its.id', 'one.application_id').where('its.number', 'ilike', part))
    .unionAll(acts.innerJoin('permit as its', 'its.id', 'one.permit_id').where('its.number', 'ilike', part))
    .unionAll(
      db
        .selectFrom('act_service as its')
        .select('its.act_id as id')
        .where('its.consignment', '<>', '')
        .where('its.consignment', 'ilike', part)
        .where('its.failed_on', 'is', null)
        .where('its.withdrawn_at', 'is', null),
    )
  return isAmong('act.id', found)
}

/** An open proposal to restore a term, about the act of the query around it. */
const openRestitution = (db: Db) =>
  db
    .selectFrom('act_restitution')
    .select('act_restitution.id')
    .where(sql<boolean>`act_restitution.act_id = act.id`)
    .where('act_restitution.outcome', 'is', null)
    .where('act_restitution.withdrawn_at', 'is', null)

/** @param byStanding the list is in the order of a day of the standing, whose index is read only where each act has one */
const filtered = (db: Db, filters: Filters, today: string, byStanding: boolean) => {
  const { search, kind, standing, manner, appeal_ends: ends, restitution, from, until } = filters
  return actRows(db)
    .$if(byStanding, (rows) => rows.where('way.act_id', 'is not', null))
    .$call(ifGiven(search || undefined, (rows, text) => rows.where(holds(db, text))))
    .$call(ifGiven(kind, (rows, one) => rows.where('act.kind', '=', one)))
    .$call(ifGiven(standing, (rows, one) => rows.where(ofStanding(db, one, today))))
    .$call(
      ifGiven(manner, (rows, one) =>
        rows.where((of) => of.exists(presentService(of).select('service.id').where('service.manner', '=', one))),
      ),
    )
    .$call(ifGiven(ends, (rows, day) => rows.where(ofStanding(db, 'term_runs', today)).where('way.appeal_until', '<=', day)))
    .$call(ifGiven(restitution || undefined, (rows) => rows.where(({ exists }) => exists(openRestitution(db)))))
    .$call(ifGiven(from, (rows, instant) => rows.where('act.issued_at', '>=', new Date(instant))))
    .$call(ifGiven(until, (rows, instant) => rows.where('act.issued_at', '<', new Date(instant))))
}

export const handleListActs: ReadHandler<typeof listActs> = async ({ body }, { db, now }) => {
  const today = localDayOf(now)
  const sort = {
    number: 'act.number',
    kind: 'act.kind',
    issued_at: 'act.issued_at',
    served_on: 'way.served_on',
    appeal_until: 'way.appeal_until',
    final_on: 'way.final_on',
  } as const
  const query = writtenBy(filtered, body.filters, today, sort[body.sortByKey].startsWith('way.'))
  const page = await listRows({ db, query, request: body, sort, tieBreaker: 'act.id' })
  return { ...page, items: page.items.map((row) => presentAct(row, today)) }
}
