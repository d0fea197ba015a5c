import type { z } from 'zod/mini'
import type { FieldError } from './errors.ts'
import { fillText } from './fill-text.ts'
import { textIn } from './in-language.ts'
import type { Locale, Text } from './locale.ts'
import type { serverSentences } from './server-sentences.ts'
import type { passwordSentences } from './password-sentences.ts'
import type { staffSentences } from './staff-sentences.ts'

/** Sentences for broken field rules. A schema's own rule has one of these keys as its message; zod's built-in rules map to the first keys. */
export const ruleSentences = {
  required: { sl: 'Izpolnite to polje.', en: 'Fill in this field.' },
  too_short: { sl: 'Najmanjše število znakov: {minimum}.', en: 'Minimum number of characters: {minimum}.' },
  too_long: { sl: 'Največje število znakov: {maximum}.', en: 'Maximum number of characters: {maximum}.' },
  too_small: { sl: 'Najmanjša vrednost je {minimum}.', en: 'The smallest value is {minimum}.' },
  too_big: { sl: 'Največja vrednost je {maximum}.', en: 'The largest value is {maximum}.' },
  too_few: { sl: 'Dodajte vsaj {minimum}.', en: 'Add at least {minimum}.' },
  too_many: { sl: 'Dovoljenih je največ {maximum}.', en: 'At most {maximum} are allowed.' },
  choice: { sl: 'Izberite eno od ponujenih možnosti.', en: 'Choose one of the options offered.' },
  invalid: { sl: 'Vnos ni pravilen.', en: 'The entry is not correct.' },
  email: {
    sl: 'Vnesite veljaven e-poštni naslov, na primer ime@primer.si.',
    en: 'Enter a valid e-mail address, for instance name@example.com.',
  },
  phone: {
    sl: 'Vnesite telefonsko številko, na primer 041 123 456 ali +386 41 123 456.',
    en: 'Enter a phone number, for instance 041 123 456 or +386 41 123 456.',
  },
  one_line: { sl: 'Vpišite v eni vrstici, brez tabulatorjev.', en: 'Enter one line, without tabs.' },
  letter: { sl: 'Vpišite vsaj eno črko.', en: 'Enter at least one letter.' },
  plate_latin: { sl: 'Registrsko oznako vpišite z latinskimi črkami.', en: 'Enter the plate in Latin letters.' },
  plate: { sl: 'Vnesite registrsko oznako, na primer LJ AB-123.', en: 'Enter a vehicle plate, for instance LJ AB-123.' },
  plate_twice: { sl: 'Ta registrska oznaka je navedena dvakrat.', en: 'This plate is entered twice.' },
  tax_number: {
    sl: 'Davčna številka ni pravilna. Ima osem števk, zadnja je kontrolna.',
    en: 'The tax number is not valid. It has eight digits, the last one is a check digit.',
  },
  day: { sl: 'Vnesite datum.', en: 'Enter a date.' },
  day_past: { sl: 'Datum je že minil. Izberite poznejšega.', en: 'The date is in the past. Choose a later one.' },
  day_too_far: { sl: 'Datum je predaleč v prihodnosti.', en: 'The date is too far in the future.' },
  time: { sl: 'Vnesite uro, na primer 9:00.', en: 'Enter a time, for instance 9:00.' },
  hours_reversed: {
    sl: 'Končna ura mora biti poznejša od začetne in v istem dnevu.',
    en: 'The hours must end after they begin, on the same day.',
  },
  hours_past: { sl: 'Te ure so danes že minile.', en: 'These hours have passed today.' },
  hours_outside: {
    sl: 'Dovolilnica te vrste velja samo v času {hours}. Izberite čas, ki se s tem vsaj deloma prekriva.',
    en: 'A permit of this kind is valid only at {hours}. Choose hours that overlap with them.',
  },
  consent: {
    sl: 'Pred oddajo potrdite, da ste obvestilo o varstvu podatkov prebrali.',
    en: 'To send the application you must acknowledge the data-protection notice.',
  },
  document_missing: { sl: 'Priložite to dokazilo.', en: 'Attach this document.' },
  document_expired: { sl: 'Dokazilo poteče pred začetkom veljavnosti dovolilnice.', en: 'The document expires before the permit begins.' },
  period_too_long: {
    sl: 'Največja veljavnost dovolilnice te vrste v dnevih: {maximum}.',
    en: 'The longest validity of this kind of permit in days: {maximum}.',
  },
  lot_not_allowed: {
    sl: 'To parkirišče za izbrano vrsto uporabnika ni na voljo.',
    en: 'This lot is not available to the chosen type of user.',
  },
  kind_not_allowed: { sl: 'Ta vrsta dovolilnice za vas ni na voljo.', en: 'This kind of permit is not available to you.' },
  too_many_vehicles: {
    sl: 'Preveč vozil za to vrsto dovolilnice. Dovoljenih je največ {maximum}.',
    en: 'Too many vehicles for this kind of permit. At most {maximum} are allowed.',
  },
  plate_missing: { sl: 'Navedite vsaj eno registrsko oznako.', en: 'Enter at least one plate.' },
  post_code: { sl: 'Vnesite štirimestno poštno številko.', en: 'Enter a post code of four digits.' },
  file_empty: { sl: 'Datoteka je prazna.', en: 'The file is empty.' },
  file_too_large: { sl: 'Datoteka je večja od 10 MB.', en: 'The file is larger than 10 MB.' },
} as const satisfies Record<string, Text>

/** A rule of this file, of `server-sentences.ts`, of `staff-sentences.ts` or of `password-sentences.ts`. */
export type RuleName =
  | keyof typeof ruleSentences
  | keyof typeof serverSentences
  | keyof typeof staffSentences
  | keyof typeof passwordSentences
const sentences: Partial<Record<RuleName, Text>> = { ...ruleSentences }
const isRuleName = (value: string): value is RuleName => value in sentences

/** Adds sentences of rules that not every page needs: the server adds all of them, the screens of staff their own. */
export const addSentences = (more: Partial<Record<RuleName, Text>>): void => {
  Object.assign(sentences, more)
}

type Issue = z.core.$ZodIssue

const sizeRule = (issue: { origin: string }, text: RuleName, list: RuleName, number: RuleName): RuleName =>
  issue.origin === 'string' ? text : issue.origin === 'array' || issue.origin === 'set' ? list : number

/** The rule that an issue broke: the schema's own name for it, or the one for zod's built-in check. */
const ruleOf = (issue: Issue): RuleName => {
  // Zod gives a schema's `required` message also to its length checks, which have more exact sentences.
  const own = issue.message !== 'required' || issue.code === 'custom'
  if (own && isRuleName(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid'
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'required' : sizeRule(issue, 'too_short', 'too_few', 'too_small')
    case 'too_big':
      return sizeRule(issue, 'too_long', 'too_many', 'too_big')
    case 'invalid_value':
      return issue.input === undefined || issue.input === '' ? 'required' : 'choice'
    case 'unrecognized_keys':
      return 'unknown_field'
    default:
      return 'invalid'
  }
}

/** Fills `{name}` in a rule's sentence. */
export const ruleSentence = (rule: RuleName, locale: Locale, values: Record<string, unknown> = {}): string =>
  fillText(textIn(sentences[rule] ?? { sl: '', en: '' }, locale), values)

/** One field's error in the reader's language, for the server's answer and for the form's inline message alike. */
export const fieldError = (path: string, rule: RuleName, locale: Locale, values: Record<string, unknown> = {}): FieldError => ({
  path,
  rule,
  message: ruleSentence(rule, locale, values),
})

/** Turns zod's issues into field errors; a list's index stays in the path, as in `plates.0`. Parse with `reportInput: true`. */
export const fieldErrors = (issues: readonly Issue[], locale: Locale): FieldError[] =>
  issues.map((issue) => {
    const extra = issue.code === 'custom' ? issue.params : issue
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path
    return fieldError(path.join('.'), ruleOf(issue), locale, { ...extra })
  })
