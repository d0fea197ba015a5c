import { z } from 'zod/mini'
import { fillText, languageTags, type Locale, textIn } from '../locale.ts'
import { defineOperation } from '../operation.ts'
import { permitKindFormSchema } from '../parking/parking-administration.ts'
import { idSchema, instantSchema, textSchema } from '../primitives/field-schemas.ts'

/** Days of passages that are decided anew. */
export const whatIfDays = 30

/** Groups of fewer permits are not shown: nobody is to be recognised in them. */
export const fewestPermits = 10

const { time_windows, openings, entries_a_day, entries_a_month, vehicle_classes } = permitKindFormSchema.shape

/** What a draft changes of a kind: its hours, ways of opening, classes of vehicles and entries, and how many permits of it one holder may have. None: the kind lets nobody in. */
export const kindDraftSchema = z.object({
  id: idSchema,
  time_windows,
  openings,
  entries_a_day,
  entries_a_month,
  vehicle_classes,
  cap_per_holder: z.nullable(z.int({ error: 'required' }).check(z.nonnegative(), z.maximum(1000))),
})
export type KindDraft = z.output<typeof kindDraftSchema>

/** Rules that do not exist. What is not named stays as it is. */
const draftSchema = z.object({
  kinds: z.array(kindDraftSchema).check(z.maxLength(200)),
  /** Lots that move to another zone: their permits open that zone's bollards. */
  lots: z._default(
    z.array(z.object({ id: idSchema, zone: z.string().check(z.minLength(1), z.maxLength(200)) })).check(z.maxLength(500)),
    [],
  ),
})
export type RulesDraft = z.output<typeof draftSchema>

const groupSchema = z.object({ passages: z.int(), permits: z.int() })
const changedSchema = z.object({
  ...groupSchema.shape,
  /** Fewer permits than can be shown: nothing else is said. */
  hidden: z.boolean(),
  kinds: z.array(z.extend(groupSchema, { name: textSchema })),
  gates: z.array(z.extend(groupSchema, { name: z.string() })),
  /** By the hour of the day; 0 also where the hour is not shown. */
  hours: z.array(z.int()),
})
export type ChangedPassages = z.output<typeof changedSchema>

const whatIfSchema = z.object({
  from: instantSchema,
  until: instantSchema,
  /** Of vehicles, cards and phones with a permit. */
  passages: z.int(),
  /** Those that the present rules decide as the bollard did; the others are left out, because their permit or its rules have changed since. */
  compared: z.int(),
  refused: changedSchema,
  admitted: changedSchema,
})
export type WhatIf = z.output<typeof whatIfSchema>

/**
 * Decides the passages of the last 30 days anew, by the gates' own rule and the draft: whom would it refuse who was let in, and the other way round?
 * Nothing of the draft is stored, and nobody is named.
 */
export const tryRules = defineOperation({
  name: 'try-rules',
  path: 'v1/admin/parking/what-if',
  access: 'parking:write',
  summary: 'What other rules would have done in the last 30 days',
  body: draftSchema,
  output: whatIfSchema,
  rate: { windowSeconds: 600, perAddress: 60, perAccount: 30 },
  audit: { action: 'rules:try', kind: 'read', everyTime: true },
})

/** The same as a paper for the council. */
export const printRules = defineOperation({
  name: 'print-rules',
  path: 'v1/admin/parking/what-if/report',
  access: 'parking:write',
  summary: 'What other rules would have done (PDF)',
  body: draftSchema,
  rate: { windowSeconds: 600, perAddress: 60, perAccount: 30 },
  audit: { action: 'rules:try', kind: 'read', everyTime: true },
})

const sentences = {
  basis: {
    sl: 'Prehodi in zavrnitve z dovolilnico v zadnjih {days} dneh: {passages}. Današnja pravila odločijo enako kot stebriček: {compared}. Ostalih ne primerjamo, ker so se dovolilnica ali pravila vmes spremenila.',
    en: 'There were {passages} passages and refusals with a permit in the last {days} days. The present rules decide {compared} of them as the bollard did; the others are left out, because the permit or the rules have changed since.',
  },
  refused: {
    sl: 'Število prehodov, ki jih je stebriček spustil in bi jih osnutek zavrnil: {passages} (dovolilnic: {permits}).',
    en: 'The draft would refuse {passages} passages that the bollard let in (permits: {permits}).',
  },
  admitted: {
    sl: 'Število prehodov, ki jih je stebriček zavrnil in bi jih osnutek spustil: {passages} (dovolilnic: {permits}).',
    en: 'The draft would let in {passages} passages that the bollard refused (permits: {permits}).',
  },
  noneRefused: {
    sl: 'Osnutek ne bi zavrnil nobenega prehoda, ki ga je stebriček spustil.',
    en: 'The draft would refuse nobody who was let in.',
  },
  noneAdmitted: { sl: 'Osnutek ne bi spustil nikogar, ki ga je stebriček zavrnil.', en: 'The draft would let in nobody who was refused.' },
  fewRefused: {
    sl: 'Osnutek bi zavrnil nekaj prehodov z manj kot {few} dovolilnicami; zaradi varstva podatkov jih ne prikazujemo.',
    en: 'The draft would refuse some passages of fewer than {few} permits; to protect their holders they are not shown.',
  },
  fewAdmitted: {
    sl: 'Osnutek bi spustil nekaj zavrnjenih z manj kot {few} dovolilnicami; zaradi varstva podatkov jih ne prikazujemo.',
    en: 'The draft would let in some of fewer than {few} permits; to protect their holders they are not shown.',
  },
}

/** What the comparison says, in three sentences for a screen and a paper. */
export const whatIfSentences = ({ passages, compared, refused, admitted }: WhatIf, locale: Locale): string[] => {
  const number = (count: number): string => count.toLocaleString(languageTags[locale])
  const say = (key: keyof typeof sentences, values: Record<string, string> = {}) => fillText(textIn(sentences[key], locale), values)
  const side = (
    { passages: count, permits, hidden }: ChangedPassages,
    some: 'refused' | 'admitted',
    none: 'noneRefused' | 'noneAdmitted',
  ) =>
    hidden
      ? say(some === 'refused' ? 'fewRefused' : 'fewAdmitted', { few: number(fewestPermits) })
      : count === 0
        ? say(none)
        : say(some, { passages: number(count), permits: number(permits) })
  return [
    say('basis', { days: number(whatIfDays), passages: number(passages), compared: number(compared) }),
    side(refused, 'refused', 'noneRefused'),
    side(admitted, 'admitted', 'noneAdmitted'),
  ]
}
