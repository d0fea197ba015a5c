import { withSentence } from '@dovolilnice/contract/acts/act-words'
import type { InEach } from '@dovolilnice/contract/acts/act-words'
import * as contract from '@dovolilnice/contract/acts/hearing/operations'
import { otherDocument } from '@dovolilnice/contract/documents/document'
import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import { addMonths, localDayOf, startOfLocalDay, dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { announce } from '../../../platform/database/notify.ts'
import { type Context, type SignedInContext, implement } from '../../../platform/http/context.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { type ActRecord, subjectOf } from '../act-tables.ts'
import { lockMatters } from '../matter/lock-matter.ts'
import { readActPaper } from '../paper/read-act-paper.ts'
import { findAct } from '../record/find-act.ts'
import { type HearingRow, hearingRows, isOpen, mayAnswer, newestHearing, presentToParty } from './hearing-rows.ts'
import { type Trx, updateRow } from '../../../platform/database/db.ts'
import { lastDayOfTerm } from '@dovolilnice/contract/primitives/working-days'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { isAgainstParty, missingGrounds } from '@dovolilnice/contract/acts/grounds'
import type { HeardWay } from '@dovolilnice/contract/primitives/heard'
import type { Matter } from '../issue/take-act-number.ts'
import { writtenFor } from '../text/act-phrases.ts'
import type { WantedAct } from '../text/compose-act.ts'
import { findOpenTerm, type OpenTerm } from './open-term.ts'
import { notTakenBack } from '../../../platform/privacy/restrictions.ts'

interface Link {
  number: string
  token: string
}

/** Months after the end of its matter during which a mailed link still works, as those of the status page. */
const linkMonths = 12

const isLinkAlive = (hearing: HearingRow, now: Date): boolean => {
  const { anonymised_at: anonymised, record_updated_at: changed } = hearing
  if (anonymised !== null) return false
  return isOpen(hearing) || (changed !== null && changed >= startOfLocalDay(addMonths(localDayOf(now), -linkMonths)))
}

/** The hearing of a mailed link, or the newest one of the application whose status page has this link. @throws OperationError `not_found` */
const openHearing = async (context: Context, link: Link): Promise<HearingRow> => {
  const { trx, capabilities } = context
  const own = await hearingRows(trx)
    .where('act.number', '=', link.number.trim())
    .where('hearing.token_hash', '=', hashSecret(link.token))
    .executeTakeFirst()
  if (own !== undefined) {
    if (!isLinkAlive(own, context.now)) throw new OperationError('not_found')
    return own
  }
  const { id } = await capabilities.openLinkedApplication(context, link)
  const newest = await newestHearing(trx, 'application_id', id)
  if (newest === undefined) throw new OperationError('not_found')
  return newest
}

export const handleReadHearing = implement(contract.readHearing, async ({ query }, context) =>
  presentToParty(await openHearing(context, query), localDayOf(context.now)),
)

export const handleReadHearingPaper = implement(contract.readHearingPaper, async ({ query }, context) =>
  readActPaper(context, await findAct(context.trx, (await openHearing(context, query)).act_id)),
)

/** Takes the party's answer with its files; one answer for a hearing, also after its term while nothing is decided. */
export const answer = async (context: Context, found: HearingRow, words: string) => {
  const { trx, now, files, locale, capabilities } = context
  const { id } = found
  await lockMatters(trx, [found])
  const hearing = await hearingRows(trx).where('hearing.id', '=', id).executeTakeFirstOrThrow()
  if (!mayAnswer(hearing)) throw new OperationError('illegal_transition')
  await updateRow(trx, 'hearing', id, { answer: words, answered_at: now })
  const { application_id, permit_id } = hearing
  const matter = application_id === null ? { permit_id: permit_id ?? '' } : { application_id }
  await capabilities.keepDocuments(trx, context, files, { ...matter, accepted: [otherDocument.type], expires: {}, now, locale })
  await announce(trx, 'applications')
  context.record({ subject: subjectOf({ id: hearing.act_id, number: hearing.number }), after: { answer: words } })
  return presentToParty({ ...hearing, answer: words, answered_at: now }, localDayOf(now))
}

export const handleAnswerHearing = implement(contract.answerHearing, async ({ body }, context) =>
  answer(context, await openHearing(context, body), body.answer),
)

/** Whether the application or permit is in this person's account. */
const isOwn = async (trx: Trx, table: 'application' | 'permit', id: string, userId: string): Promise<boolean> =>
  (await trx.selectFrom(table).select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()) !== undefined

/** The newest hearing about one's own record. @throws OperationError `not_found`, also for another person's record */
const findOwnHearing = async ({ trx, user }: SignedInContext, id: string): Promise<HearingRow | undefined> => {
  if (await isOwn(trx, 'application', id, user.id)) return newestHearing(trx, 'application_id', id)
  if (await isOwn(trx, 'permit', id, user.id)) return newestHearing(trx, 'permit_id', id)
  throw new OperationError('not_found')
}

const requireOwnHearing = async (context: SignedInContext, id: string): Promise<HearingRow> => {
  const hearing = await findOwnHearing(context, id)
  if (hearing === undefined) throw new OperationError('not_found')
  return hearing
}

export const handleReadOwnHearing = implement(contract.readOwnHearing, async ({ params }, context) => {
  const hearing = await findOwnHearing(context, params.id)
  return { hearing: hearing === undefined ? null : presentToParty(hearing, localDayOf(context.now)) }
})

export const handleReadOwnHearingPaper = implement(contract.readOwnHearingPaper, async ({ params }, context) =>
  readActPaper(context, await findAct(context.trx, (await requireOwnHearing(context, params.id)).act_id)),
)

export const handleAnswerOwnHearing = implement(contract.answerOwnHearing, async ({ params, body }, context) =>
  answer(context, await requireOwnHearing(context, params.id), body.answer),
)

/** The terms to answer that a resumed procedure still has run whole from a day (ZUP, art. 153). */
export const renewAnswers = async (
  { trx, capabilities }: Pick<Context, 'trx' | 'capabilities'>,
  applicationId: string | null,
  from: string,
): Promise<void> => {
  const { hearing_days: usual } = (await capabilities.readParameters(trx)).terms
  const due_on = lastDayOfTerm(from, usual, await readClosedDays(trx))
  await trx
    .updateTable('hearing')
    .set({ due_on })
    .where('application_id', '=', applicationId)
    .where('answered_at', 'is', null)
    .where(notTakenBack('hearing.act_id'))
    .where('due_on', '<', due_on)
    .execute()
}

/**
 * The act that tells a party what was found out was served, or the order that resumed the procedure meanwhile: the term for its answer counts from that
 * day, if that gives it more time than the sending did.
 * @param served the day of service; null while it is not known
 */
export const countAnswerFromService = async (
  { trx, capabilities }: Pick<Context, 'trx' | 'capabilities'>,
  { id, kind, answer_days, application_id }: Pick<ActRecord, 'id' | 'kind' | 'answer_days' | 'application_id'>,
  served: string | null,
): Promise<void> => {
  if (served !== null && kind === 'procedure_resumption') await renewAnswers({ trx, capabilities }, application_id, served)
  if (kind !== 'hearing' || served === null) return
  const { hearing_days: usual } = (await capabilities.readParameters(trx)).terms
  const due_on = lastDayOfTerm(served, answer_days ?? usual, await readClosedDays(trx))
  await trx.updateTable('hearing').set({ due_on }).where('act_id', '=', id).where('due_on', '<', due_on).execute()
}

/** What an official says of a decision. */
interface Said {
  facts: string
  reason: string
  heard?: HeardWay | null | undefined
  heard_note: string
  at_once?: string | undefined
  awaits?: string | undefined
  ends_on?: string | null | undefined
}

const notHeard: InEach = {
  sl: 'Stranka se pred izdajo odločbe ni posebej izjavljala',
  it: 'Prima dell’emissione della decisione la parte non si è pronunciata separatamente',
  hu: 'Az ügyfél a határozat kiadása előtt külön nem nyilatkozott',
}
/** The beginning of a sentence with its end, in each language. */
const ended = ({ sl, it, hu }: InEach, end: InEach): InEach => ({ sl: sl + end.sl, it: it + end.it, hu: hu + end.hu })
/** What an official wrote beside it, in each language as it is written in that; in Slovenian where it is not. */
const noted = (end: InEach, note: string): InEach => {
  const [sl, it, hu] = [writtenFor(note, 'sl'), writtenFor(note, 'it'), writtenFor(note, 'hu')]
  return ended(end, { sl: `: ${sl}`, it: `: ${it}`, hu: `: ${hu}` })
}

const newestOf = (trx: Trx, { application_id, permit_id }: Matter): Promise<HearingRow | undefined> =>
  application_id === null ? newestHearing(trx, 'permit_id', permit_id ?? '') : newestHearing(trx, 'application_id', application_id)

/** That the organ called on the party and took that back, where nothing has come after it. */
const takenBack = async (trx: Trx, matter: Matter): Promise<InEach | undefined> => {
  const row = await newestOf(trx, matter)
  if (row === undefined || row.closed_on === null) return undefined
  const { number, note_number: note, issued_on: day, closed_on: closed } = row
  const days = (locale: 'sl' | 'it' | 'hu') => [dayInWords(day, locale), dayInWords(closed, locale)] as const
  const [[sl, slNote], [it, itNote], [hu, huNote]] = [days('sl'), days('it'), days('hu')]
  return {
    sl: `Poziv k izjavi, ki je v aktu št. ${number} z dne ${sl}, je organ umaknil z uradnim zaznamkom št. ${note} z dne ${slNote}.`,
    it: `L’organo ha ritirato l’invito a pronunciarsi contenuto nell’atto n. ${number} del ${it} con la nota ufficiale n. ${note} del ${itNote}.`,
    hu: `A szerv a nyilatkozattételre szóló felhívást (az aktus száma: ${number}, kelte: ${hu}) visszavonta (a hivatalos feljegyzés száma: ${note}, kelte: ${huNote}).`,
  }
}

/** @throws OperationError `validation` where no hearing was held */
const heardByAct = async ({ trx, locale }: Context, matter: Matter): Promise<InEach> => {
  const row = await newestOf(trx, matter)
  if (row === undefined || row.closed_on !== null) throw invalidField('heard', 'not_heard', locale)
  const [day, dayIt, dayHu] = [dayInWords(row.issued_on, 'sl'), dayInWords(row.issued_on, 'it'), dayInWords(row.issued_on, 'hu')]
  const told = {
    sl: `Stranka je bila z ugotovitvami seznanjena z aktom št. ${row.number} z dne ${day}`,
    it: `Gli accertamenti sono stati comunicati alla parte con l’atto n. ${row.number} del ${dayIt}`,
    hu: `Az ügyféllel a megállapításokat közölték (az aktus száma: ${row.number}, kelte: ${dayHu})`,
  }
  const { answer } = row
  return answer === null
    ? ended(told, { sl: ' in se o njih ni izjavila.', it: '; la parte non si è pronunciata.', hu: '; az ügyfél nem nyilatkozott.' })
    : ended(told, {
        sl: `. Izjavila je: ${answer}`,
        it: `. La parte ha dichiarato: ${answer}`,
        hu: `. Az ügyfél így nyilatkozott: ${answer}`,
      })
}

/** Why a decision comes before the end of the party's term, by the sentence that the act then carries. */
const beforeEnd = ({ of, day }: OpenTerm): InEach => {
  const [sl, it, hu] =
    of === 'hearing' ? ['izjavo', 'pronunciarsi', 'nyilatkozattételi'] : ['dopolnitev vloge', 'integrare l’istanza', 'hiánypótlási']
  return day === null
    ? {
        sl: ` Rok stranke za ${sl} ob izdaji te odločbe še ni začel teči, ker ji poziv še ni vročen.`,
        it: ` All’emissione della presente decisione il termine della parte per ${it} non è ancora iniziato, poiché l’invito non le è stato ancora notificato.`,
        hu: ` E határozat kiadásakor az ügyfél ${hu} határideje még nem kezdődött el, mert a felhívást még nem kézbesítették neki.`,
      }
    : {
        sl: ` Rok stranke za ${sl} (do ${dayInWords(day, 'sl')}) se ob izdaji te odločbe še ni iztekel.`,
        it: ` All’emissione della presente decisione il termine della parte per ${it} (${dayInWords(day, 'it')}) non è ancora scaduto.`,
        hu: ` E határozat kiadásakor az ügyfél ${hu} határideje még nem járt le. A határidő utolsó napja: ${dayInWords(day, 'hu')}`,
      }
}

/**
 * The facts of a decision with a sentence on how the party was heard, or why it was not (ZUP, art. 9 and 146), and whether urgent measures let it come
 * before the end of a term that the party has.
 * @throws OperationError `validation` with every field of which the decision lacks something; also while a term of the party runs, and where no hearing
 * was held
 */
export const groundsOf = async (
  context: Context,
  { kind, application_id, permit_id }: Pick<WantedAct, 'kind' | keyof Matter>,
  said: Said,
): Promise<{ facts: string; urgent: boolean }> => {
  const { facts, heard, heard_note: note } = said
  const matter = { application_id, permit_id }
  const lacking = missingGrounds(kind, said)
  if (lacking.length > 0)
    throw new OperationError('validation', { fields: lacking.map(({ path, rule }) => fieldError(path, rule, context.locale)) })
  if (!isAgainstParty(kind) || heard === undefined || heard === null) return { facts, urgent: false }
  const open = await findOpenTerm(context.trx, matter, context.now)
  if (open !== undefined && heard !== 'urgent') {
    const { of, day } = open
    const { locale } = context
    const field =
      day === null
        ? fieldError('heard', 'term_unserved', locale)
        : fieldError('heard', of === 'hearing' ? 'hearing_runs' : 'supplement_runs', locale, { day: dayInWords(day, locale) })
    throw new OperationError('validation', { fields: [field] })
  }
  const sentences = {
    own_data: () =>
      ended(notHeard, {
        sl: ', ker odločitev temelji na dejstvih, ki jih je navedla sama, in na dokazilih, ki jih je predložila.',
        it: ', poiché la decisione si fonda sui fatti da essa esposti e sulle prove da essa presentate.',
        hu: ', mert a döntés az általa előadott tényeken és az általa benyújtott bizonyítékokon alapul.',
      }),
    danger: () =>
      noted(
        ended(notHeard, {
          sl: ', ker bi bilo odlašanje nevarno',
          it: ', poiché il ritardo sarebbe stato pericoloso',
          hu: ', mert a késedelem veszéllyel járt volna',
        }),
        note,
      ),
    urgent: () => {
      const said = noted(
        ended(notHeard, {
          sl: ', ker gre za nujne ukrepe v javnem interesu, ki jih ni mogoče odlagati (4. točka prvega odstavka 144. člena ZUP)',
          it: ', poiché si tratta di misure urgenti nell’interesse pubblico che non possono essere differite (articolo 144, primo comma, punto 4 della ZUP)',
          hu: ', mert halaszthatatlan, közérdekű sürgős intézkedésekről van szó (a ZUP 144. cikke első bekezdésének 4. pontja)',
        }),
        note,
      )
      return open === undefined ? said : ended(said, beforeEnd(open))
    },
    other: () => noted(notHeard, note),
    act: () => heardByAct(context, matter),
  }
  const how = await sentences[heard]()
  const closed = await takenBack(context.trx, matter)
  const whole = withSentence(facts, how)
  return { facts: closed === undefined ? whole : withSentence(whole, closed), urgent: heard === 'urgent' }
}
