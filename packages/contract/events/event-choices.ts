import { accessEventLabels } from '../access/access-log.ts'
import { applicationSourceLabels, applicationStatusLabels, periodLabels } from '../applications/application-labels.ts'
import { bollardStateNames } from '../bollards/bollard-state.ts'
import { commandActionNames } from '../bollards/gate-command.ts'
import type { Text } from '../locale.ts'
import { openingLabels, permitStatusLabels, replaceReasonLabels } from '../permits/permit-labels.ts'
import { permissionLabels, roleLabels, userTypeLabels } from '../users/user-labels.ts'
import { actionSentences } from './action-sentences.ts'
import { subjectLabels } from './subject-labels.ts'

export type Choices = Readonly<Record<string, Text>>

const languages: Choices = { sl: { sl: 'slovenščina', en: 'Slovenian' }, en: { sl: 'angleščina', en: 'English' } }
const applicants: Choices = { ...userTypeLabels, any: { sl: 'Kdorkoli', en: 'Anyone' } }
const audiences: Choices = {
  permit: { sl: 'imetnik ene dovolilnice', en: 'holder of one permit' },
  list: { sl: 'imetniki dovolilnic s seznama', en: 'holders of the listed permits' },
  zone: { sl: 'imetniki dovolilnic v območju', en: 'holders of permits of a zone' },
}
const mediaTypes: Choices = {
  'application/pdf': { sl: 'PDF', en: 'PDF' },
  'image/jpeg': { sl: 'fotografija JPEG', en: 'JPEG picture' },
  'image/png': { sl: 'slika PNG', en: 'PNG picture' },
  'image/heic': { sl: 'fotografija HEIC', en: 'HEIC picture' },
}
const eventKindLabels: Choices = { change: { sl: 'spremembe', en: 'changes' }, read: { sl: 'vpogledi', en: 'looks at data' } }

const choices: Readonly<Record<string, Choices>> = {
  applicant: applicants,
  applicant_type: userTypeLabels,
  credential_kind: openingLabels,
  event_name: accessEventLabels,
  granted: permissionLabels,
  locale: languages,
  media_type: mediaTypes,
  openings: openingLabels,
  period: periodLabels,
  replace_reason: replaceReasonLabels,
  replaces: replaceReasonLabels,
  revoked: permissionLabels,
  role: roleLabels,
  source: applicationSourceLabels,
  state: bollardStateNames,
  status: applicationStatusLabels,
  subject_type: subjectLabels,
  to: audiences,
}

/** A permit that is issued is called what its badge calls it on the days on which it holds. */
const permitStatuses: Choices = { ...permitStatusLabels, issued: permitStatusLabels.active }

const ofTopic: Readonly<Record<string, Readonly<Record<string, Choices>>>> = {
  bollard_command: { action: commandActionNames },
  event: { action: actionSentences, kind: eventKindLabels },
  permit: { kind: openingLabels, reason: replaceReasonLabels, status: permitStatuses },
  user: { type: userTypeLabels },
}

/** What the codes of a field are called, where it has codes. */
export const choicesOf = (key: string, topic: string): Choices | undefined => ofTopic[topic]?.[key] ?? choices[key]
