import type { SourceFile } from '../architecture/source-files.ts'

/**
 * Slovenian words that GLOSSARY.md gave up for another one, as they begin in a sentence; `instead` is what the product says. A word that comes
 * back in a text, a mail or a paper fails the check.
 */
const forbiddenWords: readonly { word: RegExp; instead: string }[] = [
  { word: /\bzapad(?:e|la|lo|el|li)\b|zapadlost/iu, instead: 'rok je potekel, obravnava se konča (vloga ne »zapade«)' },
  { word: /seznam\p{L}* dovoljen/iu, instead: 'seznam dovolilnic' },
  { word: /najkasneje/iu, instead: 'najpozneje' },
  { word: /\bv (?:\p{L}+em )?območj(?:u|e)\b/iu, instead: 'na območju, na območje' },
  // In lower case it stays a word to search by, and a heading of a file that is read.
  { word: /\bCona\b|\bcon(?:e|i|o|ah|am|ami)\b/u, instead: 'območje' },
  { word: /\binterventn/iu, instead: 'intervencijski' },
  { word: /zaprošen/iu, instead: 'zahtevan' },
  { word: /pristojbin/iu, instead: 'cena dovolilnice, upravna taksa, plačilo predračuna' },
  { word: /(?<!prijava )začasno (?:ustav|zadrž)/iu, instead: 'začasno odvzeti' },
  { word: /prekli(?:č|c)\p{L}* dovolilnic|dovolilnic\p{L}* (?:\S+ )?(?:je |bila )?preklican/iu, instead: 'odvzeti, odvzeta' },
  {
    word: /način\p{L}* odpiranja|odpiranj\p{L}* stebričk|(?:dovolilnica|vrsta|kartica) (?:\S+ )?(?:ne |se )?odpira/iu,
    instead: 'način dostopa, velja, spusti se',
  },
  { word: /oddana prek/iu, instead: 'način oddaje' },
  { word: /za izbrane pogoje/iu, instead: 'filtri' },
  { word: /podjetje ali organizacija/iu, instead: 'pravna oseba ali s. p.' },
  { word: /ime (?:in priimek )?oziroma naziv/iu, instead: 'ime in priimek ali naziv' },
  { word: /(?:osveži|osvežuje|označi|pošilja) sam[oa]?\b/iu, instead: 'samodejno' },
  { word: /zahteva za dopolnitev/iu, instead: 'poziv k dopolnitvi' },
  { word: /je še tu\b/iu, instead: 'je ohranjen' },
  { word: /\b(?:na|o) čem\b/iu, instead: 'zapis' },
  { word: /začasn\p{L}* vozil/iu, instead: 'nadomestno vozilo' },
  { word: /\bprvi strani/iu, instead: 'začetna stran' },
  { word: /obravnava (?:vloge )?konča, če|sicer se \p{L}+ obravnava konča/iu, instead: 'vlogo zavržemo s sklepom' },
]

/** English words that were given up, looked for in English texts alone: a file name or a key of the code may be one of them. */
const forbiddenEnglish: readonly { word: RegExp; instead: string }[] = [
  { word: /(?<!\{)\bgates?\b/iu, instead: 'bollard, device' },
  { word: /\bwhite-?list/iu, instead: 'list of permits' },
  { word: /\blog[- ]?in\b|\blogged in/iu, instead: 'sign in' },
  { word: /\b(?:permit types?|types? of permit)/iu, instead: 'kind of permit' },
  { word: /\bnumber plate|\blicen[cs]e plate|\bregistration number/iu, instead: 'plate' },
  { word: /\bpro ?forma\b/iu, instead: 'pro-forma' },
  { word: /\bsinking bollard|\bbollards? sinks?\b/iu, instead: 'bollard, lowers' },
  { word: /\bcar park|\bparking (?:area|place)\b/iu, instead: 'parking lot' },
  { word: /\bhand(?:ed)? on\b/iu, instead: 'transfer' },
  { word: /\bcall(?:ed)? off\b/iu, instead: 'cancel' },
  { word: /\bthe application lapse|\bLapses\b/u, instead: 'deadline passed, ends' },
  { word: /\bcancel(?:led)? (?:the |a )?permit/iu, instead: 'revoke' },
]

const literal = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g
const comment = /\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g
const textsOf = ({ text }: SourceFile): string[] =>
  [...text.replace(comment, '').matchAll(literal)].map(([, quoted, template]) => quoted ?? template ?? '')

/** A number that is filled in before a word in a fixed form: right for 5, wrong for 1 to 4. `{count}` chooses a plural form. */
const fixedCount =
  /(?<!\$)\{(?!count\})\w+\} (?:delovnih )?(?:dni|znakov|vozil|ur|let|minut|mesecev|sekund|vlog|dovolilnic|zapisov)(?![\p{L}])/u

/** English texts: the `en` of a pair, and all that stands in the braces of a counted one. */
const english = /\ben: (?:'((?:[^'\\\n]|\\.)*)'|\{([^{}]*(?:\{\w+\}[^{}]*)*)\})/g
const englishOf = ({ text }: SourceFile): string[] =>
  [...text.replace(comment, '').matchAll(english)].map(([, alone, counted]) => alone ?? counted ?? '')

const givenUp = (path: string, text: string, words: typeof forbiddenWords): string[] =>
  words.filter(({ word }) => word.test(text)).map(({ instead }) => `${path}: »${text}« – ${instead}`)

/** What is wrong with the words of a file: a word that was given up, a number before a fixed form. */
export const wordFaults = (file: SourceFile): string[] => [
  ...englishOf(file).flatMap((text) => givenUp(file.path, text, forbiddenEnglish)),
  ...textsOf(file).flatMap((text) => [
    ...givenUp(file.path, text, forbiddenWords),
    ...(fixedCount.test(text) ? [`${file.path}: »${text}« – a number needs plural forms (Counted)`] : []),
  ]),
]

/** A mail that greets by itself: what is around the words is `renderMail`'s, the same for all. */
const ownGreeting = /['`](?:Pozdravljeni|Spoštovani|Hello|Dear Sir)/

/** A mail without salutation and closing: written by a clerk, whole, is only the notification to holders. */
export const mailFaults = ({ path, text }: SourceFile): string[] => [
  ...(text.includes("letter: 'as_written'") && !path.endsWith('/notifications/queue-batch.ts')
    ? [`${path}: a mail without salutation and closing`]
    : []),
  ...(ownGreeting.test(text) && !/\/mail\/render-mail\.ts$|\/(?:italian|hungarian)\//.test(path)
    ? [`${path}: a mail that greets a second time`]
    : []),
]
