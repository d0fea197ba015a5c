import { accessEventWords } from '../access/access-event-words.ts'
import { accountingEventWords } from '../accounting/accounting-event-words.ts'
import { actEventWords } from '../acts/act-event-words.ts'
import { serviceEventWords } from '../acts/service/service-event-words.ts'
import { appealEventWords } from '../appeals/appeal-event-words.ts'
import { addressEventWords } from '../addresses/address-event-words.ts'
import { administrativeFeeEventWords } from '../administrative-fees/administrative-fee-event-words.ts'
import { applicationEventWords } from '../applications/application-event-words.ts'
import { bollardEventWords } from '../bollards/bollard-event-words.ts'
import { counterEventWords } from '../counter/counter-event-words.ts'
import { type EventField, type EventWords, defineEventWords, field } from '../define-event-words.ts'
import { textIn, type Locale, type Text } from '../locale.ts'
import { documentEventWords } from '../documents/document-event-words.ts'
import { jobEventWords } from '../jobs/job-event-words.ts'
import { exportEventWords } from '../exports/export-event-words.ts'
import { importEventWords } from '../imports/import-event-words.ts'
import { invoiceEventWords } from '../invoices/invoice-event-words.ts'
import { mailEventWords } from '../mails/mail-event-words.ts'
import { notificationEventWords } from '../notifications/notification-event-words.ts'
import { machineEventWords } from '../coin-machines/machine-event-words.ts'
import { onlinePaymentEventWords } from '../online-payments/online-payment-event-words.ts'
import { parkingEventWords } from '../parking/parking-event-words.ts'
import { paymentEventWords } from '../payments/payment-event-words.ts'
import { permitEventWords } from '../permits/permit-event-words.ts'
import { privacyEventWords } from '../privacy/privacy-event-words.ts'
import { proFormaEventWords } from '../pro-formas/pro-forma-event-words.ts'
import { refundEventWords } from '../refunds/refund-event-words.ts'
import { parameterEventWords } from '../resources/parameter-event-words.ts'
import { searchEventWords } from '../search/search-event-words.ts'
import { secondFactorEventWords } from '../second-factor/second-factor-event-words.ts'
import { sessionEventWords } from '../session/session-event-words.ts'
import { subjectRequestEventWords } from '../subject-requests/subject-request-event-words.ts'
import { userEventWords } from '../users/user-event-words.ts'
import { sharedEventWords } from './shared-event-words.ts'

const eventKindLabels = { change: { sl: 'spremembe', en: 'changes' }, read: { sl: 'vpogledi', en: 'looks at data' } }

/** The words of the audit trail about its own readings, which are events too. */
const eventListWords = defineEventWords({
  permissions: { 'events:read': { sl: 'Pregled dogodkov', en: 'See the audit trail' } },
  actions: {
    'event:export': { sl: 'Izvožen seznam dogodkov', en: 'Event list exported' },
    'event:list': { sl: 'Pregledan seznam dogodkov', en: 'Event list viewed' },
  },
  fields: { subject_type: field('vrsta zapisa', 'kind of record') },
  fieldsOf: {
    event: {
      actor_id: field('kdo', 'who', { kind: 'person' }),
      kind: field('vrsta dogodka', 'kind of event', { choices: eventKindLabels }),
    },
  },
})

/** What every feature declares: a new noun adds its own here. Screens of events and rights, histories, filters, live streams and tests read this list. */
const declared = [
  addressEventWords,
  accountingEventWords,
  actEventWords,
  serviceEventWords,
  appealEventWords,
  administrativeFeeEventWords,
  applicationEventWords,
  permitEventWords,
  paymentEventWords,
  onlinePaymentEventWords,
  refundEventWords,
  counterEventWords,
  userEventWords,
  documentEventWords,
  bollardEventWords,
  accessEventWords,
  parkingEventWords,
  exportEventWords,
  importEventWords,
  jobEventWords,
  invoiceEventWords,
  machineEventWords,
  mailEventWords,
  notificationEventWords,
  parameterEventWords,
  proFormaEventWords,
  privacyEventWords,
  searchEventWords,
  secondFactorEventWords,
  sessionEventWords,
  subjectRequestEventWords,
  eventListWords,
  sharedEventWords,
] as const

type KeysOf<Part extends keyof EventWords, Words = (typeof declared)[number]> = Words extends { [key in Part]: infer Declared }
  ? keyof Declared & string
  : never

/** Every action that may be recorded. */
export type EventAction = KeysOf<'actions'>
/** Every kind of record that an event may be about. */
export type EventSubject = KeysOf<'subjects'>
/** The topics of changes: most go to every signed-in person. That a vehicle passed is personal information, so `access` requires the permission to read it. */
export type LiveTopic = KeysOf<'topics'>

export const eventWords: readonly EventWords[] = declared

const joined = <Entry>(part: (words: EventWords) => Readonly<Record<string, Entry>> | undefined): Readonly<Record<string, Entry>> =>
  Object.fromEntries(eventWords.flatMap((words) => Object.entries(part(words) ?? {})))

export const actionSentences: Readonly<Record<string, Text>> = joined(({ actions }) => actions)
export const subjectLabels: Readonly<Record<string, Text>> = joined(({ subjects }) => subjects)
export const sharedFields = joined(({ fields }) => fields)
/** Who may subscribe to a topic. */
export const liveTopics = joined(({ topics }) => topics)
const permissionLabels = joined<Text>(({ permissions }) => permissions)
const fieldsOfTopics = joined(({ fieldsOf }) => fieldsOf)
const hiddenFields: ReadonlySet<string> = new Set(eventWords.flatMap(({ hidden }) => hidden ?? []))

/** False for a topic of another version of the product, which may run at the same time during an update. */
export const isLiveTopic = (topic: string): topic is LiveTopic => Object.hasOwn(liveTopics, topic)

/** What a permission allows. One that no feature has words for does not compile. */
export const permissionLabel = (permission: KeysOf<'permissions'>): Text =>
  permissionLabels[permission] ?? { sl: permission, en: permission }

const messageActions: ReadonlySet<string> = new Set<EventAction>(['application:request_supplement', 'application:supplement'])

/** What the text of an event is called: why something was done, or what the clerk and the applicant wrote to each other. */
export const reasonLabel = (action: string): Text =>
  messageActions.has(action) ? { sl: 'Sporočilo', en: 'Message' } : { sl: 'Razlog', en: 'Reason' }

/** What a kind of record is called; empty for an event about none. */
export const subjectName = (type: string | null, locale: Locale): string => {
  const label = subjectLabels[type ?? '']
  return label === undefined ? '' : textIn(label, locale)
}

/** An action in words; one without a sentence (from a later version, say) is shown as it is stored. */
export const actionSentence = (action: string, locale: Locale): string => {
  const sentence = actionSentences[action]
  return sentence === undefined ? action : textIn(sentence, locale)
}

/** The topic of an event: the type of its record, or the noun of its action when it concerns many records. */
export const topicOf = ({ action, subject_type: type }: { action: string; subject_type: string | null }): string =>
  type ?? action.split(':')[0] ?? ''

/** Fields whose codes are keys of these words: the filters of a reading of the trail, and given rights. */
const ownChoices = (key: string, topic: string): EventField['choices'] => {
  if (key === 'subject_type') return subjectLabels
  if (key === 'granted' || key === 'revoked') return permissionLabels
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
