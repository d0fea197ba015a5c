import type { FurtherLocale } from '../locale.ts'

/** The parts of an act that a town words, in the order of the paper. A part without words is left out. */
export const actSections = [
  'subtitle',
  'introduction',
  'ruling',
  'claim',
  'facts',
  'provisions',
  'assessment',
  'remedy',
  'service',
] as const
export type ActSection = (typeof actSections)[number]

/** The words of an act, by part. Each line of the ruling is a numbered point, each other line a paragraph. */
export type ActWords = Record<ActSection, string>

/** A sentence in each language of acts. */
export type InEach = Readonly<Record<'sl' | FurtherLocale, string>>

/** What stands in an act in all its languages, as an official writes it: the further ones beneath a line with their name. */
export const writtenInEach = ({ sl, it, hu }: InEach): string => `${sl}\nIT:\n${it}\nHU:\n${hu}`

/** What the party wrote, which each part of an act quotes as it is: nobody translates its words. */
export const quotedInEach = (words: string): string => writtenInEach({ sl: words, it: words, hu: words })

/** A line `IT:` or `HU:`, beneath which what an official wrote stands in that language. */
export const languageBegins = /^((?:IT|HU):)[ \t]*$/m

/** What an official wrote with a further sentence, which each of its languages has as its own. */
export const withSentence = (text: string, sentence: InEach): string => {
  if (text.trim() === '') return writtenInEach(sentence)
  const saysIn: Readonly<Record<string, string>> = { 'IT:': sentence.it, 'HU:': sentence.hu }
  return text
    .split(languageBegins)
    .map((part, index, parts) =>
      index % 2 === 1 ? part : [part.trim(), saysIn[parts[index - 1] ?? ''] ?? sentence.sl].filter(Boolean).join('\n'),
    )
    .join('\n')
}
