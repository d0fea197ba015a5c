import { inEachLanguage, textIn } from '../../in-language.ts'
import type { Text } from '../../locale.ts'
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

/** Sentences one after the other, in each language: a joined one has no translation of its own in a catalogue. */
const joined = (...sentences: (Text | undefined)[]): Text =>
  inEachLanguage((locale) => sentences.flatMap((sentence) => (sentence && textIn(sentence, locale)) || []).join(' '))
