import type { z } from 'zod/mini'
import type { FieldError } from './errors.ts'
import { fillText } from './fill-text.ts'
import type { Locale, Text } from './locale.ts'
import type { statementSentences } from './statement-sentences.ts'

/** Sentences for broken field rules. A schema's own rule has one of these keys as its message; zod's built-in rules map to the first keys. */
export const ruleSentences = {
  required: { sl: 'To polje je obvezno.', en: 'This field is required.' },
  too_short: { sl: 'Vnesite vsaj {minimum} znakov.', en: 'Enter at least {minimum} characters.' },
  too_long: { sl: 'Vnesite največ {maximum} znakov.', en: 'Enter at most {maximum} characters.' },
  too_small: { sl: 'Najmanjša vrednost je {minimum}.', en: 'The smallest value is {minimum}.' },
  too_big: { sl: 'Največja vrednost je {maximum}.', en: 'The largest value is {maximum}.' },
  too_few: { sl: 'Dodajte vsaj {minimum}.', en: 'Add at least {minimum}.' },
  too_many: { sl: 'Dovoljenih je največ {maximum}.', en: 'At most {maximum} are allowed.' },
  choice: { sl: 'Izberite eno od ponujenih možnosti.', en: 'Choose one of the options offered.' },
  unknown_field: { sl: 'Tega polja obrazec ne pozna.', en: 'This field is not known.' },
  invalid: { sl: 'Vrednost ni pravilna.', en: 'The value is not valid.' },
  email: {
    sl: 'Vnesite veljaven e-poštni naslov, na primer ime@primer.si.',
    en: 'Enter a valid e-mail address, for instance name@example.com.',
  },
  totp_code: { sl: 'Vnesite šest števk iz aplikacije.', en: 'Enter the six digits of the app.' },
  phone: {
    sl: 'Vnesite telefonsko številko, na primer 041 123 456 ali +386 41 123 456.',
    en: 'Enter a phone number, for instance 041 123 456 or +386 41 123 456.',
  },
  one_line: { sl: 'Vpišite v eni vrstici, brez tabulatorjev.', en: 'Enter one line, without tabs.' },
  letter: { sl: 'Vpišite vsaj eno črko.', en: 'Enter at least one letter.' },
  plate_latin: { sl: 'Registrsko oznako vpišite z latinskimi črkami.', en: 'Enter the plate in Latin letters.' },
  plate: { sl: 'Vnesite registrsko oznako, na primer LJ AB-123.', en: 'Enter a vehicle plate, for instance LJ AB-123.' },
  credential_twice: { sl: 'To je na dovolilnici že vpisano.', en: 'This is on the permit already.' },
  plate_twice: { sl: 'Ta registrska oznaka je navedena dvakrat.', en: 'This plate is entered twice.' },
  tax_number: {
    sl: 'Davčna številka ni pravilna. Ima osem števk, zadnja je kontrolna.',
    en: 'The tax number is not valid. It has eight digits, the last one is a check digit.',
  },
  iban: {
    sl: 'To ni slovenski IBAN. Začne se s SI56 in ima še 15 števk; preverite, ali ste ga prepisali v celoti.',
    en: 'This is not a Slovenian IBAN. It begins with SI56 and has 15 more digits; check that all of it was copied.',
  },
  refund_iban: {
    sl: 'To ni IBAN. Prepišite ga v celoti, na primer SI56 0201 7001 4356 205.',
    en: 'This is not an IBAN. Copy all of it, for instance SI56 0201 7001 4356 205.',
  },
  bic: { sl: 'BIC ima 8 ali 11 znakov, na primer LIPGSI2X.', en: 'A BIC has 8 or 11 signs, for instance LIPGSI2X.' },
  reference_code: {
    sl: 'Šifra ni pravilna: vpišite jo s kontrolno števko, kot stoji na položnici (75698 ali 7111207).',
    en: 'The code is not right: enter it with its check digit, as on payment slips (75698 or 7111207).',
  },
  purpose_code: {
    sl: 'Koda namena ima štiri črke, na primer OTHR ali GOVT.',
    en: 'A purpose code has four letters, such as OTHR or GOVT.',
  },
  day: { sl: 'Vnesite datum.', en: 'Enter a date.' },
  day_past: { sl: 'Datum je že minil.', en: 'The date is in the past.' },
  day_too_far: { sl: 'Datum je predaleč v prihodnosti.', en: 'The date is too far in the future.' },
  time: { sl: 'Vnesite uro, na primer 9:00.', en: 'Enter a time, for instance 9:00.' },
  hold_past: {
    sl: 'Ta ura je že minila ali pa je takoj tu. Izberite poznejšo.',
    en: 'This time has passed or is now. Choose a later one.',
  },
  hold_too_long: { sl: 'Zadržanje sme trajati največ {hours} h.', en: 'A hold may last at most {hours} h.' },
  hours_reversed: { sl: 'Ura konca mora biti za uro začetka, na isti dan.', en: 'The hours must end after they begin, on the same day.' },
  hours_past: { sl: 'Te ure so danes že minile.', en: 'These hours have passed today.' },
  hours_outside: {
    sl: 'Dovolilnica te vrste se odpira samo v času {hours}. Izberite ure, ki segajo vanj.',
    en: 'A permit of this kind opens only at {hours}. Choose hours that reach into it.',
  },
  hours_lost: {
    sl: 'Dovolilnice, ki so izdane ali zaprošene za ure {hours}, se potem ne bi odpirale.',
    en: 'Permits that were issued or applied for at {hours} would no longer open.',
  },
  hours_by_days: {
    sl: 'Na ure se lahko prodaja samo vrsta, ki velja toliko dni, kot jih vlagatelj izbere.',
    en: 'Only a kind that is valid for as many days as are chosen can be sold by the hour.',
  },
  period_reversed: { sl: 'Konec obdobja mora biti za začetkom.', en: 'The end of the period must come after its start.' },
  consent: {
    sl: 'Za oddajo vloge se morate seznaniti z obvestilom o varstvu podatkov.',
    en: 'To send the application you must acknowledge the data-protection notice.',
  },
  documents_missing: {
    sl: 'Manjka: {documents}. Potrdite, da odločate brez tega.',
    en: 'Missing: {documents}. Confirm that you decide without it.',
  },
  duplicates_open: {
    sl: 'Za isto vozilo v istem območju: {numbers}. Potrdite, da to veste.',
    en: 'For the same vehicle in the same zone: {numbers}. Confirm that you know.',
  },
  consent_paper: {
    sl: 'Potrdite, da je vlagatelj podpisal seznanitev z obvestilom o varstvu osebnih podatkov.',
    en: 'Confirm that the applicant has signed that they took note of the data-protection notice.',
  },
  day_future: { sl: 'Datum je v prihodnosti.', en: 'The date is in the future.' },
  document_missing: { sl: 'Priložite to dokazilo.', en: 'Attach this document.' },
  document_not_asked: {
    sl: 'To dokazilo za izbrano vrsto dovolilnice ni predvideno.',
    en: 'This document is not asked for with the chosen kind of permit.',
  },
  nothing_to_waive: {
    sl: 'Vloga nima postavke, ki bi jo ta oprostitev znižala. Izberite drugo postavko ali višji odstotek.',
    en: 'The application has no line that this exemption would lower. Choose another line or a higher percentage.',
  },
  document_expired: { sl: 'Dokazilo poteče pred začetkom veljavnosti dovolilnice.', en: 'The document expires before the permit begins.' },
  period_too_long: {
    sl: 'Dovolilnica te vrste velja največ {maximum} dni.',
    en: 'A permit of this kind is valid for at most {maximum} days.',
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
  opening_not_allowed: { sl: 'Ta vrsta dovolilnice se tako ne odpira.', en: 'This kind of permit does not open this way.' },
  plate_missing: { sl: 'Navedite vsaj eno registrsko oznako.', en: 'Enter at least one plate.' },
  temporary_taken: { sl: 'V tem času je začasno vozilo že vpisano.', en: 'A temporary vehicle is already entered for these days.' },
  temporary_too_long: {
    sl: 'Začasno vozilo lahko vpišete za največ {maximum} dni.',
    en: 'A temporary vehicle may be entered for at most {maximum} days.',
  },
  not_on_permit: { sl: 'Tega vozila ni na dovolilnici.', en: 'This vehicle is not on the permit.' },
  after_permit_end: { sl: 'Dovolilnica se konča prej.', en: 'The permit ends before that.' },
  password_mismatch: { sl: 'Gesli se ne ujemata.', en: 'The passwords do not match.' },
  password_wrong: { sl: 'Geslo ni pravilno.', en: 'The password is wrong.' },
  password_short: { sl: 'Geslo naj ima vsaj 12 znakov.', en: 'Use a password of at least 12 characters.' },
  card_unknown: { sl: 'Te kartice nima nobena veljavna dovolilnica.', en: 'No permit in force carries this card.' },
  card_taken: {
    sl: 'To številko že ima druga kartica ali pa je navedena dvakrat.',
    en: 'Another card has this number, or it is entered twice.',
  },
  permit_no_card: {
    sl: 'Te dovolilnice ni, ne velja ali pa je ni mogoče odpirati s kartico.',
    en: 'This permit does not exist, is not in force, or does not open by card.',
  },
  code: { sl: 'Uporabite črke brez šumnikov, števke, - in _.', en: 'Use plain letters, digits, - and _.' },
  fiscal_code: {
    sl: 'Uporabite 1 do 20 črk brez šumnikov in števk, brez presledkov.',
    en: 'Use 1 to 20 plain letters and digits, without blanks.',
  },
  fixed_by_invoices: {
    sl: 'Po prvem računu se to ne spreminja več. Dodajte nov prostor ali novo blagajno.',
    en: 'This no longer changes after the first invoice. Add a new premise or device.',
  },
  default_out_of_use: {
    sl: 'Blagajna, ki ni v rabi, ne more biti privzeta.',
    en: 'A device that is out of use cannot be the default.',
  },
  post_code: { sl: 'Vnesite štirimestno poštno številko.', en: 'Enter a post code of four digits.' },
  code_taken: { sl: 'Ta oznaka je že v rabi.', en: 'This code is already in use.' },
  windows_overlap: { sl: 'Časovna okna se prekrivajo.', en: 'The time windows overlap.' },
  document_twice: { sl: 'To dokazilo je navedeno dvakrat.', en: 'This document is named twice.' },
  expiring_document: {
    sl: 'Izberite obvezno dokazilo, pri katerem se vpiše datum veljavnosti.',
    en: 'Choose a required document whose expiry is entered.',
  },
  price_day: {
    sl: 'Cene, ki že velja, ni mogoče spremeniti. Nova lahko začne veljati najprej {earliest}.',
    en: 'A price in force cannot be changed. A new one may begin on {earliest} at the earliest.',
  },
  colour: { sl: 'Vnesite barvo v obliki #14508c.', en: 'Enter a colour such as #14508c.' },
  colour_too_light: {
    sl: 'Barva je presvetla: belo besedilo na njej ne bi bilo berljivo.',
    en: 'The colour is too light: white text on it could not be read.',
  },
  picture: { sl: 'Izberite sliko SVG ali PNG, veliko največ 100 kB.', en: 'Choose an SVG or PNG picture of at most 100 kB.' },
  file_empty: { sl: 'Datoteka je prazna.', en: 'The file is empty.' },
  file_type: {
    sl: 'Datoteka ni PDF, JPEG, PNG ali HEIC. Odstranite jo in izberite drugo.',
    en: 'The file is not a PDF, JPEG, PNG or HEIC. Remove it and choose another.',
  },
  file_too_large: { sl: 'Datoteka je večja od 10 MB.', en: 'The file is larger than 10 MB.' },
  unfinished: {
    sl: 'Dokončajte stavek: na mestu […] napišite razlog.',
    en: 'Finish the sentence: write the reason in the place of […].',
  },
  same_vehicle: {
    sl: 'Navedite drugo vozilo: to je na dovolilnici že zdaj.',
    en: 'Enter another vehicle: this one is on the permit already.',
  },
  supplement_empty: { sl: 'Priložite dokazilo ali napišite sporočilo.', en: 'Attach a document or write a message.' },
  unknown_placeholder: {
    sl: 'Tega ne znamo izpolniti: {found}. Uporabite {name}, {numbers}, {plates} ali {last} ali pa besedilo brez zavitih oklepajev.',
    en: 'This cannot be filled in: {found}. Use {name}, {numbers}, {plates} or {last}, or words without braces.',
  },
} as const satisfies Record<string, Text>

/** Rules that only the server judges. Its sentences are added when it starts, so that no page loads them. */
type ServerRule = keyof typeof statementSentences
export type RuleName = keyof typeof ruleSentences | ServerRule
const sentences: Partial<Record<RuleName, Text>> = { ...ruleSentences }
const isRuleName = (value: string): value is RuleName => value in sentences

/** Adds the sentences of the rules that only the server judges. */
export const addSentences = (more: Record<ServerRule, Text>): void => {
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
  fillText(sentences[rule]?.[locale] ?? '', values)

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
    return fieldError(path.join('.'), ruleOf(issue), locale, extra as unknown as Record<string, unknown>)
  })
