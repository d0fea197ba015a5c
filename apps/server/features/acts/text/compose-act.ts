import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import { actPlaceholders, fillActText } from '@dovolilnice/contract/acts/act-placeholders'
import type { ActValues } from '@dovolilnice/contract/acts/act-placeholders'
import type { ActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import { actSections } from '@dovolilnice/contract/acts/act-words'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { authorityWithAddress } from '@dovolilnice/contract/resources/authority'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import type { Party } from '../act-tables.ts'
import type { Matter } from '../issue/take-act-number.ts'
import { readMatter } from '../matter/read-matter.ts'
import type { ActPaper, Official } from '../paper/act-pdf.ts'
import { basesOf, readSettings } from '../settings/act-settings.ts'
import { wordsFor } from '../settings/act-texts.ts'

/** What an official wants to decide. */
export interface WantedAct extends Matter {
  kind: ActKind
  /** The earlier act that this one is about: that a correction mends, or that a replacement decision takes the place of. */
  corrects_id?: string | null
  /** The local day on which the appeal came that a replacement decision grants. */
  appealed_on?: string | null
  /** The usual reason that was chosen, where there are such. */
  reason_code?: string | null
  /** What was found, in the official's words. */
  facts?: string | null
  reason: string
  /** The last day for the party's answer, where the record itself has no such term. */
  due_on?: string
}

export interface ActOfficials {
  conducted_by: Official
  decided_by: Official
}

/** An act in words, ready to be drawn, and what it remembers of its making. */
export interface ComposedAct {
  paper: ActPaper
  party: Party
  text_version: number
  number_pattern: string
}

const nothing = Object.fromEntries(Object.keys(actPlaceholders).map((name) => [name, ''])) as Record<keyof typeof actPlaceholders, string>

/** The body that decides, from the municipality down. */
export const organOf = ({ municipality }: Parameters, { organ }: ActSettings): string[] => [
  municipality.name,
  ...organ.split('\n').filter((line) => line.trim() !== ''),
]

const valuesOf = (
  parameters: Parameters,
  settings: ActSettings,
  { decided_by: decider }: ActOfficials,
  kind: ActKind,
): Partial<ActValues> => ({
  organ: organOf(parameters, settings).join(', '),
  organ_z_naslovom: authorityWithAddress(parameters.municipality),
  pristojnost: settings.competence === '' ? '' : `${settings.competence} in`,
  pooblastilo: decider.authorisation === '' ? '' : `po pooblastilu št. ${decider.authorisation}`,
  stroški: settings.costs,
  pritožbeni_organ: settings.appeal_body,
  pritožbeni_rok: String(settings.appeal_days),
  pritožbena_taksa: formatCents(settings.appeal_fee_cents, 'sl'),
  učinek_pritožbe: settings.suspensive_kinds.includes(kind) ? 'Pritožba zadrži izvršitev.' : 'Pritožba ne zadrži izvršitve.',
})

const fillWords = (text: ActWords, values: ActValues): ActWords => {
  const words = { ...text }
  for (const section of actSections) words[section] = fillActText(text[section], values)
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
const fillPaper = (words: ActWords, values: ActValues) => ({
  parts: fillWords(words, values),
  points: rulingPoints(words.ruling, values),
})

/** The body, the place and the officials of a paper, with the values that the town's settings give. */
const frameOf = (parameters: Parameters, settings: ActSettings, officials: ActOfficials, kind: ActKind) => {
  const { municipality: town } = parameters
  return {
    values: { ...nothing, ...valuesOf(parameters, settings, officials, kind) },
    place: settings.place || town.city,
    organ: organOf(parameters, settings),
    contact: [town.street, `${town.post_code} ${town.city}`.trim(), town.email, town.phone],
    ...officials,
  }
}

/** `371-45/2026-1 z dne 16. 11. 2026` */
const nameOf = async (trx: Trx, id: string | null): Promise<string> => {
  if (id === null) return ''
  const { number, issued_on: day } = await trx
    .selectFrom('act')
    .select(['number', 'issued_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `${number} z dne ${dayInWords(day, 'sl')}`
}

/** The acts about an appeal. */
const aboutAppeals: readonly ActKind[] = ['replacement', 'order_reversal', 'appeal_dismissal']

/** The earlier act, by the name that a text of this kind has for it. */
const earlierAct = async (trx: Trx, { kind, corrects_id: id = null, appealed_on: day }: WantedAct): Promise<Partial<ActValues>> =>
  aboutAppeals.includes(kind)
    ? { izpodbijani_akt: await nameOf(trx, id), dan_pritožbe: day ? dayInWords(day, 'sl') : '' }
    : { popravljeni_akt: await nameOf(trx, id) }

/** Puts an act into words from the records, the settings and the texts as they are now. */
export const composeAct = async (
  trx: Trx,
  services: Pick<Services, 'capabilities' | 'clock'>,
  wanted: WantedAct,
  officials: ActOfficials,
): Promise<ComposedAct> => {
  const today = localDayOf(services.clock.now())
  const parameters = await services.capabilities.readParameters(trx)
  const settings = await readSettings(trx)
  const { party, permit_kind_id, values } = await readMatter(trx, services, wanted, today)
  const scope = { permit_kind_id, reason_code: wanted.reason_code ?? null }
  const { words, version } = await wordsFor(trx, wanted.kind, scope)
  const { values: framed, ...frame } = frameOf(parameters, settings, officials, wanted.kind)
  const filled = {
    ...framed,
    ...values,
    stranka: party.name,
    naslov: addressLine(party),
    pravne_podlage: basesOf(settings, permit_kind_id, scope.reason_code),
    ...(wanted.due_on !== undefined && { rok: dayInWords(wanted.due_on, 'sl') }),
    ugotovitve: wanted.facts ?? '',
    razlogi: wanted.reason,
    ...(await earlierAct(trx, wanted)),
  }
  const paper = { ...frame, kind: wanted.kind, number: null, issued_on: today, ...fillPaper(words, filled) }
  return { paper: { ...paper, looks: await townLooks(parameters) }, party, text_version: version, number_pattern: settings.number_pattern }
}

const invented: Partial<ActValues> = {
  ...{ stranka: 'Ana Vzorec', naslov: 'Vzorčna ulica 1, 9999 Vzorec', vloga: 'V-2026-000001', dan_vloge: '3. 11. 2026' },
  ...{
    dovolilnica: 'D-2026-000001',
    dan_dovolilnice: '3. 11. 2026',
    vrsta: 'Vzorčna vrsta',
    za_vozila: 'za vozili KP AB‑123 in KP CD‑456',
  },
  ...{ dokazila: 'prometno dovoljenje', poziv: 'Priložite prometno dovoljenje.', rok: '18. 11. 2026' },
  ...{ ugotovitve: 'Ugotovitve uradne osebe.', razlogi: 'Razlogi uradne osebe.', popravljeni_akt: '371-1/2026-1 z dne 3. 11. 2026' },
  ...{ izpodbijani_akt: '371-1/2026-1 z dne 3. 11. 2026', dan_pritožbe: '12. 11. 2026' },
  upravna_taksa: 'Upravna taksa po Zakonu o upravnih taksah znaša 18,10 €.',
  pravne_podlage: 'Vzorčni odlok (Uradni list RS, št. 1/26), 1. člen',
}

/** A text filled with invented data, as a draft. */
export const composeSample = async (
  trx: Trx,
  services: Pick<Services, 'capabilities' | 'clock'>,
  { kind, words }: { kind: ActKind; words: ActWords },
  officials: ActOfficials,
): Promise<ActPaper> => {
  const parameters = await services.capabilities.readParameters(trx)
  const { values, ...frame } = frameOf(parameters, await readSettings(trx), officials, kind)
  const issued_on = localDayOf(services.clock.now())
  return {
    ...frame,
    kind,
    number: null,
    issued_on,
    ...fillPaper(words, { ...values, ...invented }),
    looks: await townLooks(parameters),
  }
}
