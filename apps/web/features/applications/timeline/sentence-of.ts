import { otherDocument } from '@dovolilnice/contract/documents/document'
import { actionSentence } from '@dovolilnice/contract/events/event-words'
import type { HistoryRow } from '@dovolilnice/contract/history/history'
import { defineTexts, formatDay, pageLocale, t } from '../../../platform/kit.ts'
import type { TownNames } from '../../../ui/kit.ts'

/**
 * What happened to an application, by the last word of the action. Slovenian sentences stand in the present tense: the past tense has a gender, and
 * the product does not know that of a colleague or an applicant.
 */
const plainSentences = defineTexts({
  submit: { sl: '{who} odda vlogo.', en: '{who} sent the application.' },
  create: { sl: '{who} vnese vlogo.', en: '{who} entered the application.' },
  take_into_review: { sl: '{who} vzame vlogo v obravnavo.', en: '{who} took the application into review.' },
  confirm_complete: { sl: '{who} potrdi, da je vloga popolna.', en: '{who} found the application complete.' },
  close_supplement: { sl: '{who} umakne poziv k dopolnitvi.', en: '{who} took the call for a supplement back.' },
  request_supplement: { sl: '{who} pozove k dopolnitvi.', en: '{who} asked for a supplement.' },
  supplement: { sl: '{who} dopolni vlogo.', en: '{who} supplemented the application.' },
  ask_extension: { sl: '{who} prosi za podaljšanje roka.', en: '{who} asked for more time.' },
  extend_term: { sl: '{who} podaljša rok za dopolnitev.', en: '{who} extended the term for the supplement.' },
  refuse_extension: { sl: '{who} zavrne podaljšanje roka.', en: '{who} refused more time.' },
  decline_supplement: { sl: '{who} pozne dopolnitve ne upošteva.', en: '{who} did not take the late supplement.' },
  restore_supplement: { sl: '{who} vrne rok za dopolnitev v prejšnje stanje.', en: '{who} restored the term for the supplement.' },
  count_from_service: {
    sl: '{who} šteje rok za dopolnitev od vročitve poziva.',
    en: '{who} counted the term for the supplement from the service of the call.',
  },
  approve: { sl: '{who} odobri vlogo.', en: '{who} approved the application.' },
  grant_in_part: { sl: '{who} vlogi delno ugodi.', en: '{who} granted the application in part.' },
  reject: { sl: '{who} zavrne vlogo.', en: '{who} rejected the application.' },
  complete: { sl: '{who} izda dovolilnico, vloga je zaključena.', en: '{who} issued the permit, which completed the application.' },
  // A clerk enters the applicant's deed, too.
  withdraw: { sl: 'Vloga je umaknjena (vpis: {who}).', en: 'The application was withdrawn (entered by {who}).' },
  cancel: { sl: '{who} razveljavi vnos vloge.', en: '{who} cancelled the entry of the application.' },
  dismiss: { sl: '{who} vlogo zavrže.', en: '{who} dismissed the application.' },
  declare_inadmissible: { sl: '{who} zahtevo zavrže.', en: '{who} declared the request inadmissible.' },
  suspend_procedure: { sl: '{who} prekine postopek.', en: '{who} suspended the procedure.' },
  resume_procedure: { sl: '{who} nadaljuje postopek.', en: '{who} resumed the procedure.' },
  lapse: { sl: '{who} konča obravnavo, ker je rok potekel.', en: '{who} ended the application because its term ran out.' },
  withdraw_lapse: { sl: '{who} odpravi sklep o neplačilu.', en: '{who} withdrew the finding of non-payment.' },
  warn: { sl: '{who} opozori na iztek roka.', en: '{who} warned that a term runs out.' },
  return: { sl: '{who} vrne vlogo v ponovno odločanje.', en: '{who} returned the application for a new decision.' },
  join: {
    sl: 'Vloga je pripisana računu s preverjenim e-poštnim naslovom ({who}).',
    en: 'The application was joined to the account with the verified e-mail ({who}).',
  },
  update: { sl: '{who} spremeni podatke vloge.', en: '{who} changed the application.' },
  record_payment: { sl: '{who} zapiše plačilo.', en: '{who} recorded the payment.' },
  reopen: { sl: '{who} razveljavi plačilo, vloga spet čaka nanj.', en: '{who} took the payment back; the application waits for it again.' },
  note: { sl: '{who} doda interni zapisek.', en: '{who} added an internal note.' },
  assign: { sl: '{who} dodeli vlogo.', en: '{who} assigned the application.' },
  open_by_code: { sl: '{who} odpre vlogo s kratko kodo.', en: '{who} opened the application by its short code.' },
  refuse_code: { sl: '{who} vnese napačno kratko kodo.', en: '{who} entered a wrong short code.' },
})

/** Sentences that say more: until when, what, whom. */
const fullerSentences = defineTexts({
  request_supplement_by: { sl: '{who} pozove k dopolnitvi do {day}.', en: '{who} asked for a supplement by {day}.' },
  extend_term_by: { sl: '{who} podaljša rok za dopolnitev do {day}.', en: '{who} extended the term for the supplement to {day}.' },
  complete_with: {
    sl: '{who} izda dovolilnico {permit}, vloga je zaključena.',
    en: '{who} issued permit {permit}, which completed the application.',
  },
  assign_self: { sl: '{who} prevzame vlogo.', en: '{who} took the application.' },
  assign_nobody: { sl: '{who} sprosti vlogo; nima je nihče.', en: '{who} gave the application back to the queue.' },
  assign_other: { sl: '{who} dodeli vlogo; prevzame jo {person}.', en: '{who} assigned the application to {person}.' },
  judge_meets: {
    sl: '{who} ugotovi, da dokazilo »{document}« ustreza.',
    en: '{who} found that the document “{document}” meets the requirements.',
  },
  judge_fails: {
    sl: '{who} ugotovi, da dokazilo »{document}« ne ustreza.',
    en: '{who} found that the document “{document}” does not meet the requirements.',
  },
  judge_taken_back: {
    sl: '{who} prekliče presojo dokazila »{document}«.',
    en: '{who} took back the finding about the document “{document}”.',
  },
  delete_document: { sl: '{who} izbriše dokazilo »{document}«.', en: '{who} deleted the document “{document}”.' },
  other: { sl: '{who}: {action}.', en: '{who}: {action}.' },
  product: { sl: 'Program', en: 'The program' },
})

type Told = Pick<HistoryRow, 'action' | 'actor_name' | 'before' | 'after'>

/** Under this name the product itself acts. */
const productName = 'Dovolilnice'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const fuller = (row: Told, who: string): string | undefined => {
  const day = textOf(row.after?.['due_on'])
  const permit = textOf(row.after?.['permit'])
  switch (row.action) {
    case 'application:request_supplement':
      return day === undefined ? undefined : t(fullerSentences.request_supplement_by, { who, day: formatDay(day) })
    case 'application:extend_term':
      return day === undefined ? undefined : t(fullerSentences.extend_term_by, { who, day: formatDay(day) })
    case 'application:complete':
      return permit === undefined ? undefined : t(fullerSentences.complete_with, { who, permit })
    default:
      return undefined
  }
}

const assigned = ({ after, actor_name: actor }: Told, who: string, names: TownNames): string => {
  const id = after?.['assigned_to']
  if (id === null || id === undefined) return t(fullerSentences.assign_nobody, { who })
  const person = names.person(String(id))
  if (person === undefined) return t(plainSentences.assign, { who })
  return person === actor ? t(fullerSentences.assign_self, { who }) : t(fullerSentences.assign_other, { who, person })
}

const ofDocument = ({ action, before, after }: Told, who: string, names: TownNames): string => {
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
const plain = ({ action }: Told, who: string): string | undefined => {
  const [noun, verb = ''] = action.split(':')
  return noun === 'application' && isPlain(verb) ? t(plainSentences[verb], { who }) : undefined
}

const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

const toldOf = (row: Told, names: TownNames): string => {
  const who = row.actor_name === productName ? t(fullerSentences.product) : row.actor_name
  if (row.action === 'application:assign') return assigned(row, who, names)
  if (row.action === 'document:judge' || row.action === 'document:delete') return ofDocument(row, who, names)
  return fuller(row, who) ?? plain(row, who) ?? t(fullerSentences.other, { who, action: actionSentence(row.action, pageLocale()) })
}

/** An event of an application or of its documents as a sentence; of anything else who did it and what. A name may be a common noun: »obiskovalec …«. */
export const sentenceOf = (row: Told, names: TownNames): string => begun(toldOf(row, names))
