import { type Actor, recordEvent } from '../../../platform/audit/record-event.ts'
import { type Row, type Trx, createRow } from '../../../platform/database/db.ts'
import { fieldError, OperationError } from '@dovolilnice/contract/errors'
import { type ActPaper, makeActPdf, type Official, officialText } from '../paper/act-pdf.ts'
import { isDecision } from '@dovolilnice/contract/acts/act-kinds'
import { numberPatternFor } from '@dovolilnice/contract/acts/settings/act-settings'
import { endsGrant } from '@dovolilnice/contract/acts/matter/matter-standing'
import { Readable } from 'node:stream'
import { v7 } from 'uuid'
import type { Services, WorkContext } from '../../../platform/http/context.ts'
import { type ActRecord, subjectOf } from '../act-tables.ts'
import { requireTermEnded } from '../hearing/open-term.ts'
import { grantThatHolds, isGranted, requireUndecided, withEndedGrant } from '../matter/matter-standing.ts'
import { type ActOfficials, composeAct, type WantedAct, writtenInOne } from '../text/compose-act.ts'
import { openStanding, settleStanding } from '../service/standing.ts'
import { dropDrafts } from '../drafts/act-drafts.ts'
import { type Matter, takeActNumber } from './take-act-number.ts'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { basesOf, readSettings } from '../settings/act-settings.ts'
import { organOf } from '../text/act-values.ts'
import { type ActLocale, settingIn } from '../text/act-phrases.ts'
import { languageOfActs } from '../matter/procedure-language.ts'
import { fillText } from '@dovolilnice/contract/locale'

/** An official as acts name them, by their account; the product itself has no title. */
const readOfficial = async (trx: Trx, { id, name }: Actor): Promise<Official> => {
  const none = { title: '', authorisation: '' }
  if (id === null) return { name, ...none }
  const found = await trx.selectFrom('app_user').select(['title', 'authorisation', 'authorised_on']).where('id', '=', id).executeTakeFirst()
  if (found === undefined) return { name, ...none }
  const { title, authorisation: number, authorised_on: on } = found
  return { name, title, authorisation: number === '' || on === null ? number : `${number} z dne ${dayInWords(on, 'sl')}` }
}

/** Who conducted the procedure, where it is somebody else than who decides. */
export type Conductor = Actor

/** The officials of an act: who issues it decides. */
export const officialsOf = async (
  { trx, actor }: Pick<WorkContext, 'trx' | 'actor'>,
  conductor: Conductor,
  answers?: Actor,
): Promise<ActOfficials> => ({
  conducted_by: await readOfficial(trx, conductor),
  decided_by: await readOfficial(trx, actor),
  ...((answers !== undefined || actor.id === null) && { answers: answers === undefined ? null : await readOfficial(trx, answers) }),
})

/** In a town of two languages an official writes in both: a party is called to nothing that its own text does not say (ZUP, art. 62). */
const requireBoth = ({ actor, locale }: Pick<WorkContext, 'actor' | 'locale'>, wanted: WantedAct, { second }: ActPaper): void => {
  const parts = second === undefined || actor.id === null ? [] : writtenInOne(wanted, second.language)
  if (parts.length > 0)
    throw new OperationError('validation', { fields: parts.map((part) => fieldError(part, 'second_text', locale ?? 'sl')) })
}

/**
 * Issues an act in the transaction that decides: its number, its words, its paper and the paper's hash are stored together and never change. The
 * caller holds the lock of the matter's row.
 * @throws OperationError `not_authorised` for a decision of somebody without title or authorisation; `illegal_transition` where an act that holds decided otherwise, or a term of the party runs;
 * `validation` where an official wrote only in Slovenian and the act has two languages
 */
export const issueAct = async (context: WorkContext, wanted: WantedAct, conductor: Conductor = context.actor): Promise<ActRecord> => {
  const { trx, clock, storage, actor, address, requestId: request_id } = context
  const { application_id, permit_id, kind } = wanted
  const now = clock.now()
  if (isDecision(kind)) await context.capabilities.requireAuthority(context, wanted.answered_for_by ?? actor)
  await requireUndecided(trx, wanted)
  await requireTermEnded(context, wanted)
  const about = await withEndedGrant(trx, wanted)
  const officials = await officialsOf(context, conductor, wanted.answered_for_by)
  const { conducted_by: conducting, decided_by: deciding } = officials
  const { paper, party, representative, text_version, number_pattern } = await composeAct(trx, context, about, officials)
  requireBoth(context, wanted, paper)
  const numbered = await takeActNumber(trx, { application_id, permit_id }, number_pattern, now)
  const { issued_on, place } = paper
  const pdf = await makeActPdf({ ...paper, number: numbered.number }, now, context.actCertificate)
  const act = await createRow(trx, 'act', {
    id: v7(),
    ...{ kind, application_id, permit_id, corrects_id: about.corrects_id ?? null },
    ...numbered,
    answer_days: wanted.answer_days ?? null,
    ends_on: wanted.ends_on ?? null,
    ...{ text_version, place, issued_on, issued_at: now },
    party: JSON.stringify(party),
    representative: representative === null ? null : JSON.stringify(representative),
    parts: JSON.stringify(paper.parts),
    reason_code: wanted.reason_code ?? null,
    facts: wanted.facts ?? null,
    reason: wanted.reason,
    ...{ conducted_by: conductor.id, conducted_by_name: conducting.name, conducted_by_title: conducting.title },
    ...{ decided_by: actor.id, decided_by_name: deciding.name, decided_by_title: deciding.title },
    authorisation: deciding.authorisation,
    answered_for_by: !officials.answers ? null : officialText(officials.answers, 'sl'),
    // A call that fails after this leaves a file without a row, which the sweep of the storage removes.
    ...(await storage.receive(Readable.from([pdf]))),
  })
  await openStanding(trx, act, Boolean(wanted.at_once))
  if (endsGrant(kind) && act.corrects_id !== null) await settleStanding(trx, act.corrects_id)
  await dropDrafts(trx, wanted, kind)
  await context.capabilities.serveByBox(context, act)
  const event = { action: 'act:issue', kind: 'change', actor, address, request_id, subject: subjectOf(act) } as const
  await recordEvent(trx, { ...event, after: { act_kind: kind, fingerprint: act.sha256 } }, clock)
  return act
}

const matterOf = (applicationId: string) => ({ application_id: applicationId, permit_id: null })

/**
 * A written decision on an approved application, where the town wants one or it must be one, and none holds yet; otherwise the permit's paper is the decision.
 * @returns its number
 */
export const issueGrant = async (context: WorkContext, applicationId: string, isRequired = false): Promise<string | undefined> => {
  const { approvals } = await readSettings(context.trx)
  if ((approvals !== 'act' && !isRequired) || (await isGranted(context.trx, applicationId))) return undefined
  return (await issueAct(context, { kind: 'grant', ...matterOf(applicationId), reason: '' })).number
}

/**
 * By what decision a permit is issued, as its paper says it: the number of the written decision, or the decision itself in short form (ZUP, art.
 * 218), for a claim that is granted whole; in the languages in which acts of the matter are. The caller holds the lock
 * of the application's row.
 */
export const decisionOfPermit = async (
  trx: Trx,
  { clock, capabilities }: Pick<Services, 'clock' | 'capabilities'>,
  { id, permit_kind_id: kind }: { id: string; permit_kind_id: string },
): Promise<string> => {
  const matter = matterOf(id)
  const written = await grantThatHolds(trx, matter)
  if (written === undefined) return shortDecision(trx, { clock, capabilities }, matter, kind)
  const inEach = (await decisionLocales(trx, { capabilities }, matter)).map((locale) => {
    const { number, issued_on: day } = written
    return fillText(shortWords[locale].byAct, { number, day: dayInWords(day, locale) })
  })
  return inEach.join('\n')
}

type DecidedPermit = Pick<Row<'permit'>, 'id' | 'permit_kind_id' | 'received_on' | 'issued_at'>

/** The same of a permit that was asked for at the office, without an application: its matter is the permit's own. The caller has just written the permit. */
export const officeDecision = (
  trx: Trx,
  services: Pick<Services, 'clock' | 'capabilities'>,
  { id, permit_kind_id: kind, received_on: received, issued_at: issued }: DecidedPermit,
): Promise<string> => shortDecision(trx, services, { application_id: null, permit_id: id }, kind, received ?? localDayOf(issued))

const shortForm = 'odločba v skrajšani obliki (218. člen ZUP)'

/** Whether the paper of a permit is itself the decision that it says, and names no other. */
export const isShortDecision = (decision: string | null): boolean => decision?.includes(shortForm) === true

/** A decision in short form as the paper of a permit says it; `claim` has the day where no application names it. */
const shortWords: Readonly<Record<ActLocale, Record<'byAct' | 'number' | 'claim' | 'claimOf' | 'granted' | 'bases', string>>> = {
  sl: {
    byAct: 'Dovolilnica je izdana na podlagi odločbe št. {number} z dne {day}.',
    number: 'Št. {number}, {day}.',
    claim: 'zahtevi',
    claimOf: 'zahtevi z dne {day}',
    granted: `{organ}: {claim} je v celoti ugodeno; ta dovolilnica je ${shortForm}.`,
    bases: 'Pravna podlaga: {bases}.',
  },
  it: {
    byAct: 'Il permesso è rilasciato in base alla decisione n. {number} del {day}.',
    number: 'N. {number}, {day}.',
    claim: 'l’istanza',
    claimOf: 'l’istanza del {day}',
    granted: '{organ}: {claim} è accolta integralmente; il presente permesso è decisione in forma abbreviata (articolo 218 della ZUP).',
    bases: 'Base giuridica: {bases}.',
  },
  hu: {
    byAct: 'Az engedélyt a következő határozat alapján adták ki: {number}, kelte: {day}.',
    number: 'Szám: {number}, kelte: {day}.',
    claim: 'a kérelemnek',
    claimOf: 'a kérelemnek (kelte: {day})',
    granted: '{organ}: {claim} teljes egészében helyt ad; ez az engedély rövidített formájú határozat (a ZUP 218. cikke).',
    bases: 'Jogalap: {bases}.',
  },
}

/** In which languages acts of the matter are. */
const decisionLocales = async (trx: Trx, services: Pick<Services, 'capabilities'>, matter: Matter): Promise<ActLocale[]> => {
  const second = await languageOfActs(trx, services, matter, await readSettings(trx))
  return second === null ? ['sl'] : ['sl', second]
}

/** @param asked the day of the claim, where no application has it */
const shortDecision = async (
  trx: Trx,
  { clock, capabilities }: Pick<Services, 'clock' | 'capabilities'>,
  matter: Matter,
  kind: string,
  asked?: string,
): Promise<string> => {
  const now = clock.now()
  const settings = await readSettings(trx)
  const parameters = await capabilities.readParameters(trx)
  const { number } = await takeActNumber(trx, matter, numberPatternFor(settings, kind), now)
  const inWords = (locale: ActLocale): string => {
    const words = shortWords[locale]
    const bases = basesOf(settings, kind, null, { slovenian: locale === 'sl' })
    const claim = asked === undefined ? words.claim : fillText(words.claimOf, { day: dayInWords(asked, locale) })
    return [
      fillText(words.number, { number, day: dayInWords(localDayOf(now), locale) }),
      fillText(words.granted, { organ: organOf(parameters, settings, locale).join(', '), claim }),
      bases === '' ? '' : fillText(words.bases, { bases }),
      settingIn(locale, settings.approval_remedy),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return (await decisionLocales(trx, { capabilities }, matter)).map(inWords).join('\n')
}
