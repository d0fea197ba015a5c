import { otherDocument } from '@dovolilnice/contract/documents/document'
import { actionSentence } from '@dovolilnice/contract/events/event-words'
import type { HistoryRow } from '@dovolilnice/contract/history/history'
import { formatDay } from '../../../platform/translate/format.ts'
import type { Words } from '../../../ui/history/value-in-words.ts'
import { fullerSentences, plainSentences } from './sentences.ts'

type Told = Pick<HistoryRow, 'action' | 'actor_name' | 'before' | 'after'>

/** Under this name the product itself acts. */
const productName = 'Dovolilnice'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Sentences that say more where the event does: by which day, which permit. */
const fuller = (row: Told, who: string, { t, locale }: Words): string | undefined => {
  const day = textOf(row.after?.['due_on'])
  const permit = textOf(row.after?.['permit'])
  switch (row.action) {
    case 'application:request_supplement':
      return day === undefined ? undefined : t(fullerSentences.request_supplement_by, { who, day: formatDay(day, locale) })
    case 'application:extend_term':
      return day === undefined ? undefined : t(fullerSentences.extend_term_by, { who, day: formatDay(day, locale) })
    case 'application:complete':
      return permit === undefined ? undefined : t(fullerSentences.complete_with, { who, permit })
    default:
      return undefined
  }
}

const assigned = ({ after, actor_name: actor }: Told, who: string, { t, names }: Words): string => {
  const id = after?.['assigned_to']
  if (id === null || id === undefined) return t(fullerSentences.assign_nobody, { who })
  const person = names.person(String(id))
  if (person === undefined) return t(plainSentences.assign, { who })
  return person === actor ? t(fullerSentences.assign_self, { who }) : t(fullerSentences.assign_other, { who, person })
}

const ofDocument = ({ action, before, after }: Told, who: string, { t, names }: Words): string => {
  const type = textOf(after?.['type']) ?? textOf(before?.['type']) ?? otherDocument.type
  const document = names.documentType(type) ?? type
  if (action === 'document:delete') return t(fullerSentences.delete_document, { who, document })
  const verdict = after?.['verdict']
  const found =
    verdict === 'meets' ? fullerSentences.judge_meets : verdict === 'fails' ? fullerSentences.judge_fails : fullerSentences.judge_taken_back
  return t(found, { who, document })
}

const isPlain = (verb: string): verb is keyof typeof plainSentences => Object.hasOwn(plainSentences, verb)

/** The sentence of a step of an application that needs nothing but who took it; undefined for others. */
const plain = ({ action }: Told, who: string, { t }: Words): string | undefined => {
  const [noun, verb = ''] = action.split(':')
  return noun === 'application' && isPlain(verb) ? t(plainSentences[verb], { who }) : undefined
}

const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

const toldOf = (row: Told, words: Words): string => {
  const { t, locale } = words
  const who = row.actor_name === productName ? t(fullerSentences.product) : row.actor_name
  if (row.action === 'application:assign') return assigned(row, who, words)
  if (row.action === 'document:judge' || row.action === 'document:delete') return ofDocument(row, who, words)
  return fuller(row, who, words) ?? plain(row, who, words) ?? t(fullerSentences.other, { who, action: actionSentence(row.action, locale) })
}

/** An event of an application or of its documents as a sentence; of anything else who did it and what. A name may be a common noun: »obiskovalec …«. */
export const sentenceOf = (row: Told, words: Words): string => begun(toldOf(row, words))
