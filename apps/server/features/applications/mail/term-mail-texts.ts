import type { WrittenLocale } from '@dovolilnice/contract/locale'
import { mailText } from '../../../platform/mail/queue-mail.ts'

/** What the button of a mail about an application is called. */
export const view = { sl: 'Odpri stanje vloge', en: 'Open the status page' }
const supplement = { sl: 'Dopolni vlogo', en: 'Add missing information' }

/** By when a supplement is to be sent: a day, once the service of the call is known. */
export const supplementTermTexts = {
  sl: { days: 'Vlogo dopolnite v {days} od vročitve poziva.', day: 'Vlogo dopolnite najpozneje {due}.' },
  en: { days: 'Send it within {days} of the service of the call.', day: 'Send it by {due}, that day included.' },
} satisfies Record<WrittenLocale, Record<string, string>>

/** Mails about a supplement and its term; filled in as `applicationMailTexts`. */
export const termMailTexts = {
  supplement_due: mailText(supplement, {
    sl: [
      'Rok za dopolnitev vloge {number} se izteka',
      'Vloga {number} še čaka na vašo dopolnitev:',
      '{text}',
      '{term} Če vloge v tem roku ne boste dopolnili, jo bomo s sklepom zavrgli.',
    ],
    en: [
      'The deadline for adding missing information to {number} is near',
      'The application {number} still waits for missing information:',
      '{text}',
      '{term} If you do not, we will dismiss the application by an order.',
    ],
  }),
  supplement_closed: mailText(view, {
    sl: [
      'Vloge {number} ni treba dopolniti',
      'Poziv k dopolnitvi vloge {number} smo umaknili. Ničesar vam ni treba poslati; postopek se nadaljuje.',
    ],
    en: [
      'You need not add anything to {number}',
      'We have taken back the call to add what is missing in application {number}. You need not send anything; the review continues.',
    ],
  }),
  supplemented_late: mailText(view, {
    sl: [
      'Prejeli smo pozno dopolnitev vloge {number}',
      'Dopolnitev vloge {number} smo prejeli, ko je bil sklep o zavrženju že izdan. Ker vam sklep še ni bil vročen, jo bomo pregledali. Če je vloga zdaj popolna, se bo postopek nadaljeval.',
    ],
    en: [
      'We have received the late supplement of {number}',
      'What you sent for the application {number} came after the order that dismisses it had been issued. As the order has not been served on you yet, we will look at it. If the application is complete now, the procedure will go on.',
    ],
  }),
  supplement_declined: mailText(view, {
    sl: [
      'Sklep o zavrženju vloge {number} ostaja v veljavi',
      'Pregledali smo dopolnitev vloge {number}, ki je prispela po izdaji sklepa o zavrženju. Vloga tudi z njo ni popolna, zato sklep ostaja v veljavi.',
      'Kaj še manjka, izveste pri organu: {authority}.',
      'Dokler vam sklep ni vročen, lahko vlogo še dopolnite. Zoper sklep se lahko pritožite; kako in do kdaj, piše v njem.',
    ],
    en: [
      'The order that dismisses the application {number} stands',
      'We have looked at what you sent for the application {number} after the order that dismisses it had been issued. The application is still incomplete, so the order stands.',
      'What is still missing we tell you at the office: {authority}.',
      'Until the order is served on you, you can still add what is missing. You can appeal against the order as it says.',
    ],
  }),
  term_extended: mailText(supplement, {
    sl: [
      'Rok za dopolnitev vloge {number} je podaljšan do {due}',
      'Rok za dopolnitev vloge {number} je podaljšan. Nov zadnji dan je {due}.',
    ],
    en: [
      'The term for application {number} has been extended to {due}',
      'You have more time to add what is missing in application {number}. The new last day is {due}.',
    ],
  }),
  term_restored: mailText(supplement, {
    sl: [
      'Vloga {number} znova čaka na dopolnitev',
      'Predlogu za vrnitev v prejšnje stanje je ugodeno, zato vloga {number} znova čaka na vašo dopolnitev. Zadnji dan je {due}; če vam bo sklep vročen pozneje, bo rok tekel od vročitve.',
      'O tem je izdan sklep št. {act} z obrazložitvijo, ki vam ga bomo vročili posebej.',
    ],
    en: [
      'The application {number} waits for missing information again',
      'The missed term has been restored, so the application {number} waits for what is missing again. The last day is {due}; if the order is served on you later, the term runs from its service.',
      'The order No. {act} with its reasons has been issued and will be served on you.',
    ],
  }),
  term_counted: mailText(supplement, {
    sl: ['Rok za dopolnitev vloge {number} se izteče {due}', 'Rok za dopolnitev vloge {number} teče od vročitve. Zadnji dan je {due}.'],
    en: [
      'The term for application {number} ends on {due}',
      'The term to add what is missing in application {number} runs from the service. The last day is {due}.',
    ],
  }),
  extension_refused: mailText(supplement, {
    sl: [
      'Rok za dopolnitev vloge {number} ni podaljšan',
      'Vaši prošnji za podaljšanje roka pri vlogi {number} ni ugodeno.',
      'O tem je izdan sklep št. {act} z obrazložitvijo, ki vam ga bomo vročili posebej.',
      'Velja dosedanji rok. {term}',
    ],
    en: [
      'The term for application {number} has not been extended',
      'Your request for more time for application {number} has been refused.',
      'The order No. {act} with its reasons has been issued and will be served on you.',
      'The present term holds. {term}',
    ],
  }),
}
