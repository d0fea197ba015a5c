import type { EventField } from '../define-event-words.ts'
import { actionSentences, fieldsOfTopics, hiddenFields, sharedFields, subjectLabels } from './event-words.ts'

/** What an event is about: the kind of its record, or the noun of its action where it is about many. */
export const topicOf = ({ action, subject_type: type }: { action: string; subject_type: string | null }): string =>
  type ?? action.split(':')[0] ?? ''

/** Codes that are the keys of the words themselves: what a look at the trail was narrowed to. */
const ownChoices = (key: string, topic: string): EventField['choices'] => {
  if (key === 'subject_type') return subjectLabels
  return key === 'action' && topic === 'event' ? actionSentences : undefined
}

/** A field as people read it: undefined when it is never shown, null when it has no name yet. */
export const eventField = (key: string, topic: string): EventField | undefined | null => {
  const ofTopic = fieldsOfTopics[topic]?.[key]
  if (ofTopic !== undefined) return ofTopic
  if (hiddenFields.has(key)) return undefined
  const field = sharedFields[key]
  const choices = ownChoices(key, topic)
  return field === undefined ? null : { ...field, ...(choices && { choices }) }
}
