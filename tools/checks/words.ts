import type { SourceFile } from '../architecture/source-files.ts'
import { forbiddenEnglish, forbiddenWords } from './forbidden-words.ts'

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
  ...(ownGreeting.test(text) && !/\/mail\/render-mail\.ts$|\/italian\//.test(path) ? [`${path}: a mail that greets a second time`] : []),
]
