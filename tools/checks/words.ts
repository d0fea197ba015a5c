import type { SourceFile } from '../architecture/source-files.ts'
import { forbiddenWords } from './forbidden-words.ts'

const literal = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g
const comment = /\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g
const textsOf = ({ text }: SourceFile): string[] =>
  [...text.replace(comment, '').matchAll(literal)].map(([, quoted, template]) => quoted ?? template ?? '')

/** A number that is filled in before a word in a fixed form: right for 5, wrong for 1 to 4. `{count}` chooses a plural form. */
const fixedCount =
  /(?<!\$)\{(?!count\})\w+\} (?:delovnih )?(?:dni|znakov|vozil|ur|let|minut|mesecev|sekund|vlog|dovolilnic|zapisov)(?![\p{L}])/u

/** What is wrong with the words of a file: a word that was given up, a number before a fixed form. */
export const wordFaults = (file: SourceFile): string[] =>
  textsOf(file).flatMap((text) => [
    ...forbiddenWords.filter(({ word }) => word.test(text)).map(({ instead }) => `${file.path}: »${text}« – ${instead}`),
    ...(fixedCount.test(text) ? [`${file.path}: »${text}« – a number needs plural forms (Counted)`] : []),
  ])

/** A mail that greets by itself: what is around the words is `renderMail`'s, the same for all. */
const ownGreeting = /['`](?:Pozdravljeni|Spoštovani|Hello|Dear Sir)/

/** A mail without salutation and closing: written by a clerk, whole, is only the notification to holders. */
export const mailFaults = ({ path, text }: SourceFile): string[] => [
  ...(text.includes("letter: 'as_written'") && !path.endsWith('/notifications/queue-batch.ts')
    ? [`${path}: a mail without salutation and closing`]
    : []),
  ...(ownGreeting.test(text) && !path.endsWith('/mail/render-mail.ts') ? [`${path}: a mail that greets a second time`] : []),
]
