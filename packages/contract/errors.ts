import { entry, type ErrorEntry } from './error-entry.ts'
import { textIn, type Locale, fillText, type Text } from './locale.ts'
import type { moneyErrors } from './money-errors.ts'
import type { recordErrors } from './record-errors.ts'
import type { signInErrors } from './sign-in-errors.ts'
import type { z } from 'zod/mini'
import type { serverSentences } from './server-sentences.ts'
import type { passwordSentences } from './password-sentences.ts'
import type { staffSentences } from './staff-sentences.ts'

/**
 * The errors that a page may name without the server's answer. Each sentence says what happened and what to do next. All errors stand in
 * `error-catalogue.ts`.
 */
export const pageErrors = {
  malformed: entry(
    400,
    'mend',
    'Zahteve ni mogoče prebrati. Osvežite stran in poskusite znova.',
    'The request cannot be read. Refresh the page and try again.',
  ),
  unauthenticated: entry(401, 'sign-in', 'Za to dejanje se prijavite.', 'Sign in to do this.'),
  forbidden: entry(
    403,
    'leave',
    'Za to dejanje nimate pravice. Obrnite se na skrbnika.',
    'You are not allowed to do this. Ask an administrator.',
  ),
  not_found: entry(404, 'leave', 'Zapisa ni mogoče najti. Morda je bil izbrisan.', 'The record was not found. It may have been deleted.'),
  too_slow: entry(
    408,
    'retry',
    'Pošiljanje je trajalo predolgo in je bilo prekinjeno. Poskusite znova z boljšo povezavo ali manjšimi datotekami.',
    'Sending took too long and was stopped. Try again with a better connection or smaller files.',
  ),
  conflict: entry(
    409,
    'reload',
    'Zapis je medtem spremenil nekdo drug. Osvežite ga in preverite spremembe.',
    'Someone else has changed this record meanwhile. Reload it and check the changes.',
  ),
  expired_link: entry(410, 'leave', 'Povezava ni več veljavna. Zahtevajte novo.', 'This link is no longer valid. Request a new one.'),
  file_too_large: entry(
    413,
    'mend',
    'Posamezna datoteka je lahko velika največ 10 MB, vse skupaj največ 25 MB.',
    'One file may have at most 10 MB, all files together 25 MB.',
  ),
  body_too_large: entry(
    413,
    'mend',
    'Poslani podatki so preobsežni. Zmanjšajte datoteke in poskusite znova.',
    'The data sent is too large. Make the files smaller and try again.',
  ),
  unsupported_file: entry(
    415,
    'mend',
    'Datoteka ni PDF, JPEG, PNG ali HEIC. Pretvorite jo in jo naložite znova.',
    'The file is not a PDF, JPEG, PNG or HEIC. Convert it and upload it again.',
  ),
  unsupported_media: entry(
    415,
    'mend',
    'Podatkov ni bilo mogoče sprejeti. Osvežite stran in jih vnesite znova.',
    'The data could not be accepted. Refresh the page and enter it again.',
  ),
  anti_forgery: entry(
    419,
    'refresh-token',
    'Stran je bila predolgo odprta. Osvežite jo in poskusite znova.',
    'The page was open for too long. Reload it and try again.',
  ),
  validation: entry(
    422,
    'mend',
    'Nekatera polja niso pravilno izpolnjena. Popravite označena polja.',
    'Some fields are not filled in correctly. Correct the marked ones.',
  ),
  rate_limited: entry(
    429,
    'retry',
    'Preveč poskusov. Počakajte nekaj minut in poskusite znova.',
    'Too many attempts. Wait a few minutes and try again.',
  ),
  internal: entry(
    500,
    'leave',
    'Prišlo je do napake na strežniku. Poskusite znova; če se ponovi, nam sporočite oznako napake.',
    'The server failed. Try again; if it happens again, tell us the error reference.',
  ),
  unavailable: entry(
    503,
    'retry',
    'Storitev trenutno ni dosegljiva. Poskusite znova čez minuto.',
    'The service is not available at the moment. Try again in a minute.',
  ),
  storage_full: entry(
    507,
    'retry',
    'Poslanih podatkov trenutno ni mogoče shraniti. Za napako niste odgovorni vi; poskusite znova čez nekaj minut.',
    'What you sent cannot be stored at the moment. The fault is not yours; try again in a few minutes.',
  ),
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof pageErrors | keyof typeof signInErrors | keyof typeof recordErrors | keyof typeof moneyErrors

/** A field's error: its path, the broken rule, and the sentence in the caller's language. */
export interface FieldError {
  path: string
  rule: string
  message: string
}

/** Every answer that is not a success has this body. `reference` finds the request in the server's log. */
export interface ErrorBody {
  error: {
    code: ErrorCode
    message: string
    reference: string
    fields?: FieldError[]
    retry_after?: number
    details?: Record<string, unknown>
  }
}

/** An expected failure with a code of the catalogue; everything else becomes `internal`. */
export class OperationError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[] | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(code: ErrorCode, more: { fields?: FieldError[]; details?: Record<string, unknown> } = {}) {
    super(code)
    this.name = 'OperationError'
    this.code = code
    this.fields = more.fields
    this.details = more.details
  }
}

const known: Partial<Record<ErrorCode, ErrorEntry>> = pageErrors

/** The sentence of an error in a language; empty where only the server says it. */
export const errorSentence = (code: ErrorCode, locale: Locale): string => {
  const entry = known[code]
  return entry === undefined ? '' : textIn(entry, locale)
}

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
  plate: {
    sl: 'Vnesite registrsko oznako, na primer LJ AB-123. Dovoljene so črke, številke, presledki, vezaji in pike.',
    en: 'Enter a vehicle plate, for instance LJ AB-123. Letters, digits, blanks, hyphens and dots are allowed.',
  },
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

const ruleSentence = (rule: RuleName, locale: Locale, values: Record<string, unknown> = {}): string =>
  fillText(textIn(sentences[rule] ?? { sl: '', en: '' }, locale), values)

/** One field's error in the reader's language, for the server's answer and for the form's inline message alike. */
export const fieldError = (path: string, rule: RuleName, locale: Locale, values: Record<string, unknown> = {}): FieldError => ({
  path,
  rule,
  message: ruleSentence(rule, locale, values),
})

export const invalidField = (...field: Parameters<typeof fieldError>): OperationError =>
  new OperationError('validation', { fields: [fieldError(...field)] })

/** An amount is held in cents, and typed and read in euros. */
const inEuros = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'en' ? 'en-IE' : locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** Turns zod's issues into field errors; a list's index stays in the path, as in `plates.0`. Parse with `reportInput: true`. */
export const fieldErrors = (issues: readonly Issue[], locale: Locale): FieldError[] =>
  issues.map((issue) => {
    const extra = issue.code === 'custom' ? issue.params : issue
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path
    const isAmount = issue.code !== 'custom' && String(path.at(-1)).endsWith('cents')
    const values = Object.entries({ ...extra }).map(([key, limit]: [string, unknown]) =>
      isAmount && /^(min|max)imum$/.test(key) && typeof limit === 'number' ? [key, inEuros(limit, locale)] : [key, limit],
    )
    return fieldError(path.join('.'), ruleOf(issue), locale, Object.fromEntries(values))
  })
