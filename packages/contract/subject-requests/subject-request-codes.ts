import { keysOf } from '../keys-of.ts'
import type { Text } from '../locale.ts'

/** What a person may ask (GDPR, articles 15 to 21). */
export const requestKindLabels = {
  access: { sl: 'dostop do podatkov (15. člen)', en: 'access to the data (article 15)' },
  correction: { sl: 'popravek (16. člen)', en: 'correction (article 16)' },
  erasure: { sl: 'izbris (17. člen)', en: 'erasure (article 17)' },
  restriction: { sl: 'omejitev obdelave (18. člen)', en: 'restriction of processing (article 18)' },
  portability: { sl: 'prenos podatkov (20. člen)', en: 'portability (article 20)' },
  objection: { sl: 'ugovor (21. člen)', en: 'objection (article 21)' },
} as const satisfies Record<string, Text>
export type RequestKind = keyof typeof requestKindLabels
export const requestKinds = keysOf(requestKindLabels)

export const requestChannelLabels = {
  email: { sl: 'po e-pošti', en: 'by e-mail' },
  post: { sl: 'po pošti', en: 'by post' },
  in_person: { sl: 'osebno', en: 'in person' },
} as const satisfies Record<string, Text>
export type RequestChannel = keyof typeof requestChannelLabels
export const requestChannels = keysOf(requestChannelLabels)

/** How it was made sure that who asks is the person whose data it is (GDPR, article 12(6)). */
export const identityLabels = {
  document: { sl: 'vpogled v osebni dokument', en: 'identity document seen' },
  signature: { sl: 'kvalificiran elektronski podpis', en: 'qualified electronic signature' },
  account: { sl: 'prijava v uporabniški račun', en: 'signed in to the account' },
  known_address: { sl: 'potrditev z e-poštnega naslova, ki je v evidenci', en: 'confirmed from the e-mail address on record' },
  representative: { sl: 'pooblastilo ali zastopanje', en: 'power of attorney or representation' },
} as const satisfies Record<string, Text>
export type IdentityCheck = keyof typeof identityLabels
export const identityChecks = keysOf(identityLabels)

export const requestStatusLabels = {
  received: { sl: 'Prejeta', en: 'Received' },
  verified: { sl: 'V obravnavi', en: 'In progress' },
  closed: { sl: 'Zaključena', en: 'Closed' },
} as const satisfies Record<string, Text>
export type RequestStatus = keyof typeof requestStatusLabels
export const requestStatuses = keysOf(requestStatusLabels)

export const requestOutcomeLabels = {
  granted: { sl: 'ugodeno', en: 'granted' },
  partly: { sl: 'deloma ugodeno', en: 'granted in part' },
  refused: { sl: 'zavrnjeno', en: 'refused' },
  withdrawn: { sl: 'umaknjeno', en: 'withdrawn' },
} as const satisfies Record<string, Text>
export type RequestOutcome = keyof typeof requestOutcomeLabels
export const requestOutcomes = keysOf(requestOutcomeLabels)

/** Why a request is refused, as a clause of the letter (GDPR, articles 12, 15, 17 and 23). */
export const refusalGroundLabels = {
  identity: {
    sl: 'ker vaše istovetnosti ni bilo mogoče ugotoviti (drugi odstavek 12. člena Splošne uredbe)',
    en: 'because your identity could not be established (Article 12(2) of the Regulation)',
  },
  unfounded: {
    sl: 'ker je očitno neutemeljena ali pretirana (peti odstavek 12. člena Splošne uredbe)',
    en: 'because it is manifestly unfounded or excessive (Article 12(5) of the Regulation)',
  },
  duty: {
    sl: 'ker je obdelava potrebna za zakonsko obveznost ali javno nalogo (tretji odstavek 17. člena Splošne uredbe)',
    en: 'because the processing is needed for a legal obligation or a public task (Article 17(3) of the Regulation)',
  },
  law: {
    sl: 'ker pravico omejuje zakon (23. člen Splošne uredbe)',
    en: 'because a law restricts the right (Article 23 of the Regulation)',
  },
  others: {
    sl: 'ker bi posegla v pravice drugih (četrti odstavek 15. člena Splošne uredbe)',
    en: 'because it would affect the rights of others (Article 15(4) of the Regulation)',
  },
  conditions: {
    sl: 'ker pogoji za uveljavljano pravico niso izpolnjeni (15. do 21. člen Splošne uredbe)',
    en: 'because the conditions of the right are not met (Articles 15 to 21 of the Regulation)',
  },
} as const satisfies Record<string, Text>
export type RefusalGround = keyof typeof refusalGroundLabels
export const refusalGrounds = keysOf(refusalGroundLabels)

/** Outcomes that refuse something: they need a ground and reasons (GDPR, article 12(4)). */
export const refusingOutcomes: readonly RequestOutcome[] = ['partly', 'refused']
/** The fewest characters of reasons: a sentence. */
export const shortestReasons = 30

export const answerWayLabels = {
  mail: { sl: 'po e-pošti', en: 'by e-mail' },
  post: { sl: 'po pošti ali osebno (natisnite)', en: 'by post or in person (print it)' },
} as const satisfies Record<string, Text>
export type AnswerWay = keyof typeof answerWayLabels
export const answerWays = keysOf(answerWayLabels)

export const requestStepLabels = {
  given: { sl: 'Podatki pripravljeni', en: 'Data prepared' },
  corrected: { sl: 'Podatki popravljeni', en: 'Data corrected' },
  erased: { sl: 'Izbrisano, kolikor dovoljuje zakon', en: 'Erased as far as the law allows' },
  restricted: { sl: 'Obdelava omejena', en: 'Processing restricted' },
  lifted: { sl: 'Omejitev obdelave končana', en: 'Restriction lifted' },
  objection: { sl: 'O ugovoru odločeno', en: 'Objection decided' },
  extended: { sl: 'Rok za odgovor podaljšan', en: 'Time limit extended' },
} as const satisfies Record<string, Text>
export type RequestStep = keyof typeof requestStepLabels
export const requestSteps = keysOf(requestStepLabels)
