import { inEachLanguage, textIn, furtherLocales, type Locale, type Text } from '../../locale.ts'
import type { RequiredDocument } from '../permit-kind.ts'

const markNote: Text = {
  sl: 'Na kopijo ob oddaji vidno vpišemo, da velja samo za ta postopek. Fotografije HEIC ni mogoče označiti.',
  en: 'When you send it, we write visibly on the copy that it serves this procedure alone. A HEIC picture cannot be marked.',
}

/** Documents as an applicant reads them: the explanation says by what each is asked for, and that a copy will be marked. */
export const explainedDocuments = (documents: readonly RequiredDocument[]): RequiredDocument[] =>
  documents.map(({ ground, ...document }) => ({
    ...document,
    explanation: joined(document.explanation, ground, document.marked === true ? markNote : undefined),
  }))

/**
 * Sentences one after the other, in each language: a joined one has no translation of its own in a catalogue. A language without a catalogue
 * is joined where the town has written in it.
 */
const joined = (...given: (Text | undefined)[]): Text => {
  const sentences = given.filter((sentence) => sentence !== undefined)
  const join = (locale: Locale): string => sentences.flatMap((sentence) => textIn(sentence, locale) || []).join(' ')
  const written = furtherLocales.filter((locale) => sentences.some((sentence) => sentence[locale]))
  return { ...inEachLanguage(join), ...Object.fromEntries(written.map((locale) => [locale, join(locale)])) }
}
