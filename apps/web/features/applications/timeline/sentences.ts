import { defineTexts } from '../../../platform/translate/message.ts'

/**
 * What happened to an application, by the last word of the action. Slovenian sentences stand in the present tense: the past tense has a gender, and
 * the product does not know that of a colleague or an applicant.
 */
export const plainSentences = defineTexts({
  submit: { sl: '{who} odda vlogo.', en: '{who} sent the application.' },
  create: { sl: '{who} vnese vlogo.', en: '{who} entered the application.' },
  take_into_review: { sl: '{who} vzame vlogo v obravnavo.', en: '{who} took the application into review.' },
  confirm_complete: { sl: '{who} potrdi, da je vloga popolna.', en: '{who} found the application complete.' },
  request_supplement: { sl: '{who} pozove k dopolnitvi.', en: '{who} asked for a supplement.' },
  supplement: { sl: '{who} dopolni vlogo.', en: '{who} supplemented the application.' },
  ask_extension: { sl: '{who} prosi za podaljšanje roka.', en: '{who} asked for more time.' },
  extend_term: { sl: '{who} podaljša rok za dopolnitev.', en: '{who} extended the term for the supplement.' },
  refuse_extension: { sl: '{who} zavrne podaljšanje roka.', en: '{who} refused more time.' },
  decline_supplement: { sl: '{who} pozne dopolnitve ne upošteva.', en: '{who} did not take the late supplement.' },
  restore_supplement: {
    sl: '{who} vrne rok za dopolnitev v prejšnje stanje.',
    en: '{who} restored the term for the supplement.',
  },
  count_from_service: {
    sl: '{who} šteje rok za dopolnitev od vročitve poziva.',
    en: '{who} counted the term for the supplement from the service of the call.',
  },
  approve: { sl: '{who} odobri vlogo.', en: '{who} approved the application.' },
  reject: { sl: '{who} zavrne vlogo.', en: '{who} rejected the application.' },
  complete: { sl: '{who} izda dovolilnico, vloga je zaključena.', en: '{who} issued the permit, which completed the application.' },
  // A clerk enters the applicant's deed, too.
  withdraw: { sl: 'Vloga je umaknjena (vpis: {who}).', en: 'The application was withdrawn (entered by {who}).' },
  cancel: { sl: '{who} razveljavi vnos vloge.', en: '{who} cancelled the entry of the application.' },
  dismiss: { sl: '{who} vlogo zavrže.', en: '{who} dismissed the application.' },
  lapse: { sl: '{who} konča obravnavo, ker je rok potekel.', en: '{who} ended the application because its term ran out.' },
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
export const fullerSentences = defineTexts({
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
