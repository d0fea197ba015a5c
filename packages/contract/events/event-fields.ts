import type { EventField } from '../define-event-words.ts'
import { actionSentences, fieldsOfTopics, hiddenFields, sharedFields, subjectLabels } from './event-words.ts'

/** The topic of an event: the type of its record, or the noun of its action when it concerns many records. */
export const topicOf = ({ action, subject_type: type }: { action: string; subject_type: string | null }): string =>
  type ?? action.split(':')[0] ?? ''

/** Fields whose codes are keys of these words: the filters of a reading of the trail. */
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
