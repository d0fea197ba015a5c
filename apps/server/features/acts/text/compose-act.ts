import { type ActPlaceholder, type ActValues, fillActText } from '@dovolilnice/contract/acts/act-placeholders'
import { type MissedTerm, missedTermLabels, type RestitutionOutcome } from '@dovolilnice/contract/acts/restitution/restitution'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type ActLocale, isWrittenIn, phrasesOf, type UnpaidFee, unpaidFeeValues, writtenFor } from './act-phrases.ts'
import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import { type ActSettings, numberPatternFor } from '@dovolilnice/contract/acts/settings/act-settings'
import { type ActSection, actSections, type ActWords } from '@dovolilnice/contract/acts/act-words'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { isProvisional } from '@dovolilnice/contract/acts/grounds'
import { isRevocation } from '@dovolilnice/contract/acts/suspension-ground'
import { inDays } from '@dovolilnice/contract/acts/answer-days'
import { fillText, type FurtherLocale } from '@dovolilnice/contract/locale'
import { groundSentence } from '@dovolilnice/contract/acts/further/further-acts'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import type { Actor } from '../../../platform/audit/record-event.ts'
import { type Row, type Trx, readRow } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import { type Party, representativeOf } from '../representation/representation-tables.ts'
import type { Matter } from '../issue/take-act-number.ts'
import { partyOf, readJoined, readMatter } from '../matter/read-matter.ts'
import type { ActPaper, Official, WordedAct } from '../paper/act-pdf.ts'
import { suspensionHeld } from '../service/takings.ts'
import { languageOfActs } from '../matter/procedure-language.ts'
import { basesOf, readSettings } from '../settings/act-settings.ts'
import { wordsFor } from '../settings/act-texts.ts'
import { effectValues, organOf, settingValues } from './act-values.ts'

/** What an order about a missed term decides. */
interface DecidedProposal {
  term: MissedTerm
  proposed_on: string
  outcome: RestitutionOutcome
}

interface Words {
  terms: Readonly<Record<MissedTerm, string>>
  /** What follows where the term is restored. */
  follows: Readonly<Record<MissedTerm, (act: string) => string>>
  refused: string
  dismissed: string
}

const slovenian: Words = {
  terms: { appeal: missedTermLabels.appeal.sl, supplement: missedTermLabels.supplement.sl },
  follows: {
    appeal: () => 'Rok za pritožbo teče znova od vročitve tega sklepa.',
    supplement: (act) => `Sklep št. ${act} se odpravi. Rok za dopolnitev vloge teče znova od vročitve tega sklepa.`,
  },
  refused: 'zavrne',
  dismissed: 'zavrže kot prepozen',
}

const italian: Words = {
  terms: { appeal: 'il termine per il ricorso', supplement: 'il termine per l’integrazione dell’istanza' },
  follows: {
    appeal: () => 'Il termine per il ricorso decorre nuovamente dalla notifica della presente conclusione.',
    supplement: (act) =>
      `La conclusione n. ${act} è annullata. Il termine per l’integrazione dell’istanza decorre nuovamente dalla notifica della presente conclusione.`,
  },
  refused: 'è respinta',
  dismissed: 'è dichiarata irricevibile perché tardiva',
}

const hungarian: Words = {
  terms: { appeal: 'fellebbezési határidő', supplement: 'a kérelem kiegészítésének határideje' },
  follows: {
    appeal: () => 'A fellebbezési határidő e végzés kézbesítésétől újból megkezdődik.',
    supplement: (act) =>
      `A szerv a következő végzést megsemmisíti: ${act}. A kérelem kiegészítésének határideje e végzés kézbesítésétől újból megkezdődik.`,
  },
  refused: 'elutasítja',
  dismissed: 'elkésettség miatt visszautasítja',
}

const wordsIn: Readonly<Record<ActLocale, Words>> = { sl: slovenian, it: italian, hu: hungarian }

/**
 * What an order says of the missed term.
 * @param act number and day of the act whose term was missed
 */
const missedTermValues = (
  { term, proposed_on: day, outcome }: DecidedProposal,
  act: string,
  locale: ActLocale,
): Partial<Record<ActPlaceholder, string>> => {
  const { terms, follows, refused, dismissed } = wordsIn[locale]
  return {
    zamujeni_akt: act,
    zamujeni_rok: terms[term],
    dan_predloga: dayInWords(day, locale),
    posledica_vrnitve: outcome === 'granted' ? follows[term](act) : '',
    odločitev_o_predlogu: outcome === 'granted' ? '' : outcome === 'refused' ? refused : dismissed,
  }
}

/** What an official wants to decide. */
export interface WantedAct extends Matter {
  kind: ActKind
  /** The earlier act that this one is about: that a correction mends, or that a replacement decision takes the place of. */
  corrects_id?: string | null
  /** The local day on which the holder asked for a suspension or revocation. */
  requested_on?: string | null
  /** The local day on which the appeal came that a replacement decision grants. */
  appealed_on?: string | null
  /** The usual reason that was chosen, where there are such. */
  reason_code?: string | null
  /** What was found, in the official's words. */
  facts?: string | null
  reason: string
  /** Urgent measures that its facts name let it come before the end of a term that the party has. */
  urgent?: boolean
  /** The provision by which it takes effect at once, and why; nothing: it waits for its finality. */
  at_once?: string
  /** What the pending procedure waits for in which a provisional decision is made, and the last day of a suspension. */
  awaits?: string
  ends_on?: string | null
  /** The number of the application with which the matter is joined, or from which it is parted. */
  joins?: string
  /** The program issues it by itself, and this person answers for it. */
  answered_for_by?: Actor
  /** Days that the party has from the service, for a supplement or an answer. */
  answer_days?: number
  /** What the application would be like after a decision that is only looked at. */
  granted?: Partial<Row<'application'>>
  /** What changes of a permit, as a sentence. */
  change?: Readonly<Record<ActLocale, string>>
  /** Who bears the costs of the appeal that it ends; empty: each bears its own. */
  appeal_costs?: string
  /** The administrative fee that a call asks for. */
  unpaid_fee?: UnpaidFee
  /** The proposal about a missed term that an order decides about; the term is that of the earlier act. */
  missed?: DecidedProposal
  /** When a reopening was proposed, and when its ground became known. */
  proposed_on?: string | undefined
  learned_on?: string | undefined
}

export interface ActOfficials {
  conducted_by: Official
  decided_by: Official
  /** Who answers for an act that the program issues by itself; null: nobody is named. */
  answers?: Official | null
}

/** An act in words, ready to be drawn, and what it remembers of its making. */
export interface ComposedAct {
  paper: ActPaper
  party: Party
  /** On whom it is served instead of the party. */
  representative: Party | null
  text_version: number
  number_pattern: string
}

/** What a part says otherwise than the others: its introduction and its service name who represents the party. */
type OwnValues = Partial<Record<ActSection, Partial<ActValues>>>

const fillWords = (text: ActWords, values: ActValues, own: OwnValues): ActWords => {
  const words = { ...text }
  for (const section of actSections) words[section] = fillActText(text[section], { ...values, ...own[section] })
  return words
}

/**
 * The points of a ruling: the lines of the town's text. What an official wrote has lines of its own, and where it stands on a line alone it
 * continues the point before it.
 */
export const rulingPoints = (ruling: string, values: ActValues): string[] =>
  ruling
    .split(/\n(?!\s*\{(?:razlogi|ugotovitve|poziv)\}[ \t]*(?:\n|$))/)
    .map((point) => fillActText(point, values))
    .filter((point) => point !== '')

/** The words of a paper and the points of its ruling. */
export const fillPaper = (words: ActWords, values: ActValues, own: OwnValues = {}): WordedAct => ({
  parts: fillWords(words, values, own),
  points: rulingPoints(words.ruling, values),
})

/** The body, the place and the officials of a paper. */
export const frameOf = async (parameters: Parameters, settings: ActSettings, officials: ActOfficials) => {
  const { municipality: town } = parameters
  return {
    place: settings.place || town.city,
    organ: organOf(parameters, settings),
    contact: [town.street, `${town.post_code} ${town.city}`.trim(), town.email, formatPhone(town.phone)],
    ...officials,
    looks: await townLooks(parameters),
  }
}

/** `371-45/2026-1 z dne 16. 11. 2026` */
const nameOf = async (trx: Trx, id: string | null, locale: ActLocale): Promise<string> => {
  if (id === null) return ''
  const { number, issued_on: day } = await readRow(trx, 'act', id, ['number', 'issued_on'])
  return `${number} ${phrasesOf(locale).ofDay} ${dayInWords(day, locale)}`
}

/** The provisional decision about a permit that still holds: the decision on the matter itself ends it (ZUP, art. 221). */
const provisionalOf = async (trx: Trx, { permit_id }: Matter): Promise<string | null> => {
  const held = await suspensionHeld(trx, permit_id)
  return held !== undefined && isProvisional(held.kind) ? held.id : null
}

const aboutAppeals: readonly ActKind[] = ['replacement', 'order_reversal', 'appeal_dismissal']

/** The earlier act, by the name that a text of this kind has for it. */
const earlierAct = async (
  trx: Trx,
  { kind, corrects_id: id = null, appealed_on: day, appeal_costs: costs, missed }: WantedAct,
  locale: ActLocale,
): Promise<Partial<ActValues>> => {
  if (missed !== undefined) return missedTermValues(missed, await nameOf(trx, id, locale), locale)
  return aboutAppeals.includes(kind)
    ? {
        izpodbijani_akt: await nameOf(trx, id, locale),
        dan_pritožbe: day ? dayInWords(day, locale) : '',
        stroški_pritožbe: writtenFor(costs ?? '', locale) || phrasesOf(locale).ownCosts,
      }
    : { popravljeni_akt: await nameOf(trx, id, locale) }
}

/** What a certificate says of an act that is final, a line each: what is not known is left out. */
const certified = async (trx: Trx, id: string, today: string, locale: ActLocale): Promise<string> => {
  const way = await trx.selectFrom('act_standing').selectAll().where('act_id', '=', id).executeTakeFirstOrThrow()
  const { served_on: served, final_on: final, binding_on: binding, court_until: court, suspensive, effective_on: effective } = way
  const { certified: words } = phrasesOf(locale)
  const line = (text: string, day: string | null) => (day === null ? [] : [fillText(text, { day: dayInWords(day, locale) })])
  const isSuedLater = binding === null ? [words.sued] : line(words.courtRuns, court)
  const isBinding = binding !== null && (court === null || binding <= court || court < today)
  return [
    ...line(words.served, served),
    ...line(words.final, final),
    ...(isBinding ? line(words.binding, binding) : isSuedLater),
    ...line(words.enforceable, effective ?? (suspensive ? final : served)),
  ].join('\n')
}

/** How a paper names who represents its party: beside the party where the act begins, and as the one on whom it is served. */
const representedValues = (party: Party, representative: Party, locale: ActLocale): OwnValues => {
  const { represented, onBehalf } = phrasesOf(locale)
  const address = addressLine(representative)
  return {
    introduction: { naslov: `${addressLine(party)}, ${represented}: ${representative.name}, ${address}` },
    service: { stranka: `${representative.name} (${onBehalf}: ${party.name})`, naslov: address },
  }
}

/** What an official wrote in Slovenian alone. */
export const writtenInOne = ({ facts, reason, awaits, at_once }: WantedAct, language: FurtherLocale): string[] =>
  Object.entries({ facts, reason, awaits, at_once }).flatMap(([part, text]) =>
    text == null || text.trim() === '' || isWrittenIn(text, language) ? [] : [part],
  )

/** Puts an act into words from the records, the settings and the texts as they are now. */
export const composeAct = async (
  trx: Trx,
  services: Pick<Services, 'capabilities' | 'clock'>,
  wanted: WantedAct,
  officials: ActOfficials,
): Promise<ComposedAct> => {
  const { kind, answer_days: days, requested_on: requested = null, ends_on: end = null, facts = null, reason, reason_code = null } = wanted
  const today = localDayOf(services.clock.now())
  const parameters = await services.capabilities.readParameters(trx)
  const settings = await readSettings(trx)
  const { party, permit_kind_id } = await readMatter(trx, services, wanted, today, 'sl')
  const language = await languageOfActs(trx, services, wanted, settings)
  const joined = await readJoined(trx, wanted.application_id)
  const { words, second, version } = await wordsFor(trx, kind, { permit_kind_id, reason_code }, language)
  const valuesIn = async (locale: ActLocale): Promise<ActValues> => ({
    ...settingValues(parameters, settings, officials.decided_by, kind, locale),
    ...effectValues(settings, kind, wanted.at_once ?? '', locale),
    ...(await readMatter(trx, services, wanted, today, locale, wanted.granted)).values,
    stranka: party.name,
    naslov: addressLine(party),
    pravne_podlage: basesOf(settings, permit_kind_id, reason_code, { slovenian: locale === 'sl' }),
    ...(days !== undefined && { dni_za_odgovor: inDays(days, locale) }),
    sprememba: wanted.change?.[locale] ?? '',
    ...(requested !== null && { dan_zahteve: dayInWords(requested, locale) }),
    ...{ čaka_na: writtenFor(wanted.awaits ?? '', locale), konec_odvzema: end === null ? '' : dayInWords(end, locale) },
    ...(isRevocation(kind) && { začasna_odločba: await nameOf(trx, await provisionalOf(trx, wanted), locale) }),
    ...(wanted.unpaid_fee && unpaidFeeValues(wanted.unpaid_fee, locale)),
    ...{ ugotovitve: writtenFor(facts ?? '', locale), razlogi: writtenFor(reason, locale) },
    druga_vloga: wanted.joins ?? '',
    združitev: joined.length === 0 ? '' : fillText(phrasesOf(locale).joined, { numbers: joined.map(({ number }) => number).join(', ') }),
    podlaga_odločitve: groundSentence(kind, reason_code, locale),
    ...(wanted.proposed_on && { dan_predloga: dayInWords(wanted.proposed_on, locale) }),
    ...(wanted.learned_on && { dan_seznanitve: dayInWords(wanted.learned_on, locale) }),
    ...(kind === 'finality_certificate' && { potrditev: await certified(trx, wanted.corrects_id ?? '', today, locale) }),
    ...(await earlierAct(trx, wanted, locale)),
  })
  const found = await representativeOf(trx, wanted, today)
  const representative = found === undefined ? null : partyOf(found)
  const named = (locale: ActLocale) => (representative === null ? {} : representedValues(party, representative, locale))
  const paper: ActPaper = {
    ...(await frameOf(parameters, settings, officials)),
    ...{ kind, number: null, issued_on: today },
    ...fillPaper(words, await valuesIn('sl'), named('sl')),
    ...(second !== null && language !== null && { second: { language, ...fillPaper(second, await valuesIn(language), named(language)) } }),
    hasFreeText: language !== null && writtenInOne(wanted, language).length > 0,
  }
  return { paper, party, representative, text_version: version, number_pattern: numberPatternFor(settings, permit_kind_id) }
}
