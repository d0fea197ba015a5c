import { z } from 'zod/mini'
import { fillText, textIn, type Locale, type Text } from '../locale.ts'
import { keysOf } from '../keys-of.ts'
import { dayInWords, instantText } from '../primitives/local-day.ts'
import { instantSchema } from '../primitives/field-schemas.ts'
import { timeWindowSchema } from '../parking/permit-kind.ts'
import { windowInWords } from '../parking/window-days.ts'
import { presentedKindSchema, type PresentedKind } from '../primitives/credential.ts'

/**
 * Why a credential passes or does not. A clerk reads the sentences out on the phone: each says what the reason is and what to do.
 * `{permit}` (its number, or that of a pass), `{at}`, `{day}`, `{on}` (the day where it is known), `{windows}`, `{zone}`, `{most}`, `{vehicle}`, `{classes}` and `{kind}` are filled from the verdict's details.
 */
export const reasonSentences = {
  permit_valid: {
    sl: 'Dovolilnica {permit} velja do vključno {day}.',
    en: 'Permit {permit} is valid up to and including {day}.',
  },
  pass_valid: {
    sl: 'Prepustnica {permit} velja do {at}.',
    en: 'Pass {permit} is valid until {at}.',
  },
  pass_later: {
    sl: 'Prepustnica {permit} še ne velja. Velja od {at}.',
    en: 'Pass {permit} is not valid yet. It is valid from {at}.',
  },
  pass_over: {
    sl: 'Prepustnica {permit} ne velja več. Veljala je do {at}. Pokličite operaterja.',
    en: 'Pass {permit} is no longer valid. It ended at {at}. Call the operator.',
  },
  pass_used: {
    sl: 'Prepustnica {permit} je porabljena: odprla je že tolikokrat, kolikor je smela. Pokličite tistega, ki vam jo je dal.',
    en: 'Pass {permit} is used up: it has opened as often as it may. Call whoever gave it to you.',
  },
  other_gate: {
    sl: 'Prepustnica {permit} velja pri drugem stebričku.',
    en: 'Pass {permit} is for another bollard.',
  },
  code_locked: {
    sl: 'Pri tem stebričku je bilo preveč napačnih kod. Poskusite čez deset minut ali pokličite operaterja.',
    en: 'Too many wrong codes were typed at this bollard. Try again in ten minutes or call the operator.',
  },
  no_permit: {
    sl: 'Za {kind} ni dovolilnice. Preverite vnos ali oddajte vlogo za dovolilnico.',
    en: 'There is no permit for this {kind}. Check what was read, or apply for a permit.',
  },
  unpaid: {
    sl: 'Vloga {permit} za to vozilo je odobrena, vendar še ni plačana. Stebriček se spusti, ko je plačana in je dovolilnica izdana.',
    en: 'Application {permit} for this vehicle is approved but not paid yet. The bollard opens once it is paid and the permit is issued.',
  },
  expired: {
    sl: 'Dovolilnica {permit} je potekla, zadnji dan veljavnosti je bil {day}. Podaljšate jo lahko z novo vlogo.',
    en: 'Permit {permit} has expired, its last day was {day}. It can be renewed with a new application.',
  },
  not_yet_valid: {
    sl: 'Dovolilnica {permit} še ne velja. Prvi dan veljavnosti je {day}.',
    en: 'Permit {permit} is not valid yet. Its first day is {day}.',
  },
  outside_window: {
    sl: 'Dovolilnica {permit} velja samo v času {windows}.',
    en: 'Permit {permit} is valid only at {windows}.',
  },
  cap_day: {
    sl: 'Dovolilnica {permit} danes nima več vhodov, na dan jih dovoljuje {most}. Naslednji je mogoč jutri.',
    en: 'Permit {permit} has no entry left today; it allows {most} a day. The next is possible tomorrow.',
  },
  cap_month: {
    sl: 'Dovolilnica {permit} ta mesec nima več vhodov, na mesec jih dovoljuje {most}. Naslednji je mogoč prihodnji mesec.',
    en: 'Permit {permit} has no entry left this month; it allows {most} a month. The next is possible next month.',
  },
  not_left: {
    sl: 'Z dovolilnico {permit} je na ta način nekdo pravkar vstopil in še ni odpeljal. Pokličite operaterja.',
    en: 'Somebody has just entered in this way with permit {permit} and has not left yet. Call the operator.',
  },
  other_inside: {
    sl: 'Drugo vozilo z dovolilnico {permit} je že na območju. Vstopite lahko, ko odpelje.',
    en: 'Another vehicle of permit {permit} is inside the zone. You may enter when it has left.',
  },
  suspended: {
    sl: 'Dovolilnica {permit} je začasno odvzeta. Obrnite se na občino.',
    en: 'Permit {permit} is suspended. Ask the municipality.',
  },
  revoked: {
    sl: 'Dovolilnica {permit} je bila odvzeta. Obrnite se na občino.',
    en: 'Permit {permit} has been revoked. Ask the municipality.',
  },
  replaced: {
    sl: 'Dovolilnica {permit} je bila zamenjana z novo. Uporabite vozilo, kartico ali telefon iz nove dovolilnice.',
    en: 'Permit {permit} has been replaced. Use the vehicle, card or phone of the new permit.',
  },
  other_zone: {
    sl: 'Dovolilnica {permit} velja za območje {zone}, ne za ta stebriček.',
    en: 'Permit {permit} is for the zone {zone}, not for this bollard.',
  },
  way_not_allowed: {
    sl: 'Dovolilnica {permit} tega načina dostopa ({kind}) ne omogoča.',
    en: 'Permit {permit} cannot be used in this way ({kind}).',
  },
  class_not_allowed: {
    sl: 'Dovolilnica {permit} velja za vozila razreda {classes}, to vozilo pa je razreda {vehicle}. Če to ni res, se obrnite na občino.',
    en: 'Permit {permit} is for vehicles of class {classes}; this vehicle is of class {vehicle}. If that is not so, ask the municipality.',
  },
  blocked: {
    sl: 'Dovolilnica {permit} tukaj ne velja: imetnik je ta način dostopa ({kind}) blokiral kot izgubljen ali ukraden. Obrnite se na občino.',
    en: 'Permit {permit} does not open here: its holder blocked this way of access ({kind}) as lost or stolen. Ask the municipality.',
  },
  unreadable: {
    sl: 'Podatka ({kind}) ni bilo mogoče prebrati. Poskusite znova.',
    en: 'The {kind} could not be read. Try again.',
  },
  no_whitelist: {
    sl: 'Naprava še nima seznama dovolilnic. Pokličite operaterja.',
    en: 'The bollard has no list of permits yet. Call the operator.',
  },
  whitelist_too_old: {
    sl: 'Seznam dovolilnic na napravi je prestar, zadnjič osvežen {day}. Pokličite operaterja.',
    en: 'The list of permits at the bollard is too old, last refreshed on {day}. Call the operator.',
  },
  open_to_all: {
    sl: 'Stebriček je v tem času spuščen za vse: {windows}.',
    en: 'The bollard is lowered for everybody at this time: {windows}.',
  },
  service: {
    sl: 'Stebriček je v vzdrževanju in se ne premika. Pokličite operaterja.',
    en: 'The bollard is under maintenance and does not move. Call the operator.',
  },
  fault: {
    sl: 'Stebriček je v okvari in se ne premika. Pokličite operaterja.',
    en: 'The bollard is faulty and does not move. Call the operator.',
  },
  emergency: {
    sl: 'Zasilni dostop: stebriček se spusti ne glede na okvare in seznam.',
    en: 'Emergency access: the bollard lowers whatever is broken or listed.',
  },
  out_of_use: {
    sl: 'Stebriček je bil vzet iz rabe{on}. Obrnite se na občino.',
    en: 'The bollard was taken out of use{on}. Ask the municipality.',
  },
} as const satisfies Record<string, Text>

export type Reason = keyof typeof reasonSentences
export const reasons = keysOf(reasonSentences)
export const reasonSchema = z.enum(reasons)

/** Values for a reason's sentence. Days are local days, windows are minutes since local midnight. */
export const reasonDetailsSchema = z.object({
  permit: z.optional(z.string().check(z.maxLength(40))),
  day: z.optional(z.string().check(z.maxLength(10))),
  /** The moment from or until which a pass is valid. */
  at: z.optional(instantSchema),
  windows: z.optional(z.array(timeWindowSchema).check(z.maxLength(48))),
  zone: z.optional(z.string().check(z.maxLength(200))),
  kind: z.optional(presentedKindSchema),
  /** Entries that a permit has on a day or in a month. */
  most: z.optional(z.int()),
  /** The class of the vehicle, and those that the permit lets in. */
  vehicle: z.optional(z.string().check(z.maxLength(10))),
  classes: z.optional(z.array(z.string().check(z.maxLength(10))).check(z.maxLength(20))),
})
export type ReasonDetails = z.output<typeof reasonDetailsSchema>

export const presentedKindNames: Record<PresentedKind, Text> = {
  plate: { sl: 'registrska oznaka', en: 'plate' },
  rfid: { sl: 'kartica', en: 'card' },
  phone: { sl: 'telefonska številka', en: 'phone number' },
  code: { sl: 'koda', en: 'code' },
}

/** The kinds in the Slovenian accusative, for the sentence `Za … ni dovolilnice`. */
const thisKind: Record<PresentedKind, Text> = {
  plate: { sl: 'to registrsko oznako', en: 'plate' },
  rfid: { sl: 'to kartico', en: 'card' },
  phone: { sl: 'to telefonsko številko', en: 'phone number' },
  code: { sl: 'to kodo', en: 'code' },
}

/** `5:00–10:00 (pon.–pet., razen praznikov) in 18:00–20:00`. */
export const windowsInWords = (windows: NonNullable<ReasonDetails['windows']>, locale: Locale): string =>
  windows.map((window) => windowInWords(window, locale)).join(` ${textIn({ sl: 'in', en: 'and' }, locale)} `)

const onDay = { sl: ' {day}', en: ' on {day}', it: ' il {day}', hu: ' ({day})' }

const dayValues = (day: string | undefined, locale: Locale) => {
  if (day === undefined) return { day: '', on: '' }
  const inWords = dayInWords(day, locale)
  return { day: inWords, on: fillText(textIn(onDay, locale), { day: inWords }) }
}

const valuesOf = (reason: Reason, details: ReasonDetails, locale: Locale): Record<string, string> => ({
  permit: details.permit ?? '',
  zone: details.zone ?? '',
  most: String(details.most ?? ''),
  vehicle: details.vehicle ?? '',
  classes: (details.classes ?? []).join(', '),
  ...dayValues(details.day, locale),
  at: details.at === undefined ? '' : instantText(details.at, locale),
  windows: windowsInWords(details.windows ?? [], locale),
  kind: details.kind === undefined ? '' : textIn((reason === 'no_permit' ? thisKind : presentedKindNames)[details.kind], locale),
})

/** The reason as a sentence in a language, for the log, the screen at the gate and the phone. */
export const reasonSentence = (reason: Reason, details: ReasonDetails, locale: Locale): string => {
  return fillText(textIn(reasonSentences[reason], locale), valuesOf(reason, details, locale))
}
