import { mailText } from '../../../platform/mail/queue-mail.ts'
import { view } from './term-mail-texts.ts'

/** Mails about an application that ends without a decision on its claim; filled in as `applicationMailTexts`. */
export const endedMailTexts = {
  withdrawn: mailText(view, {
    sl: [
      'Vloga {number} je umaknjena',
      'Vlogo {number} ste umaknili. O ustavitvi postopka bo izdan sklep, ki vam ga bomo vročili.',
      '{text}',
    ],
    en: [
      'Application {number} has been withdrawn',
      'You have withdrawn the application {number}. An order will end the procedure, and we will serve it on you.',
      '{text}',
    ],
  }),
  cancelled: mailText(view, {
    sl: [
      'Vnos vloge {number} je razveljavljen',
      'Vloga {number} je bila vnesena pomotoma, zato smo vnos razveljavili. O njej se ne odloča.',
    ],
    en: [
      'The entry of application {number} has been cancelled',
      'The application {number} was entered by mistake, so the entry has been cancelled. It will not be decided.',
    ],
  }),
  dismissed: mailText(view, {
    sl: [
      'Vloga {number} je zavržena',
      'Vaša vloga {number} ({kind}) v roku ni bila dopolnjena, zato je zavržena.',
      'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu.',
      'To sporočilo je obvestilo in ne vročitev. Sklep vam bo vročen posebej; rok za pritožbo začne teči z vročitvijo.',
      'Če dovolilnico še potrebujete, oddajte novo vlogo.',
    ],
    en: [
      'Application {number} has been dismissed',
      'Your application {number} ({kind}) was not supplemented in time, so it has been dismissed.',
      'The order No. {act} with its reasons and the legal remedy has been issued.',
      'This message is a notice, not service. The order will be served on you separately; the term of appeal begins with its service.',
      'If you still need the permit, send a new application.',
    ],
  }),
  appeal_received: mailText(view, {
    sl: [
      'Prejeli smo pritožbo {text} v zadevi {number}',
      'Vašo pritožbo v zadevi {number} ({kind}) smo prejeli. Njena številka je {text}. To sporočilo je potrdilo o vložitvi.',
      'O pritožbi boste prejeli pisno odločitev. Ali se plača taksa in kolikšna je, piše v pouku o pravnem sredstvu.',
    ],
    en: [
      'We have received the appeal {text} in the matter {number}',
      'We have received your appeal in the matter {number} ({kind}). Its number is {text}. This message is the receipt.',
      'You will get a written decision on the appeal. Whether a fee is due, and how much, is said in the instruction on the legal remedy.',
    ],
  }),
  lapse_withdrawn: mailText(view, {
    sl: [
      'Vloga {number}: sklep o neplačilu je odpravljen',
      'Sklep o neplačilu dovolilnice po vlogi {number} ({kind}) smo odpravili s sklepom št. {act}, ki vam ga bomo vročili.',
      'Plačilo, ki je že prispelo, bomo upoštevali. Kar še manjka, plačajte do {due}; dovolilnica bo izdana po plačilu.',
    ],
    en: [
      'Application {number}: the finding of non-payment is withdrawn',
      'The finding that the permit of the application {number} ({kind}) was not paid for is withdrawn by the order No. {act}, which we will serve on you.',
      'A payment that has come already counts. Pay what is still missing by {due}; the permit will be issued once it is paid.',
    ],
  }),
  inadmissible: mailText(view, {
    sl: [
      'Vloga {number} je zavržena',
      'Zahteva iz vaše vloge {number} ({kind}) je zavržena, zato o njej ne bo vsebinsko odločeno.',
      'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu.',
      'To sporočilo je obvestilo in ne vročitev. Sklep vam bo vročen posebej; rok za pritožbo začne teči z vročitvijo.',
    ],
    en: [
      'Application {number} has been dismissed',
      'The request of your application {number} ({kind}) is inadmissible, so nothing will be decided on its merits.',
      'The order No. {act} with its reasons and the legal remedy has been issued.',
      'This message is a notice, not service. The order will be served on you separately; the term of appeal begins with its service.',
    ],
  }),
  procedure_suspended: mailText(view, {
    sl: [
      'Postopek po vlogi {number} je prekinjen',
      'Postopek po vaši vlogi {number} ({kind}) je prekinjen. Med prekinitvijo ne teče noben rok in vam ni treba ničesar storiti.',
      'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu. Sklep vam bo vročen posebej.',
      'Ko bo razlog za prekinitev prenehal, se bo postopek nadaljeval; o tem vas bomo obvestili.',
    ],
    en: [
      'The procedure of application {number} is suspended',
      'The procedure of your application {number} ({kind}) is suspended. Meanwhile no term runs, and you need not do anything.',
      'The order No. {act} with its reasons and the legal remedy has been issued. It will be served on you separately.',
      'When the ground of the suspension has ended, the procedure will go on, and we will tell you.',
    ],
  }),
  procedure_resumed: mailText(view, {
    sl: ['Postopek po vlogi {number} se nadaljuje', 'Postopek po vaši vlogi {number} ({kind}) se nadaljuje.', '{term}'],
    en: ['The procedure of application {number} goes on', 'The procedure of your application {number} ({kind}) goes on.', '{term}'],
  }),
  lapsed: mailText(view, {
    sl: [
      'Vloga {number}: dovolilnica ni bila plačana',
      'Dovolilnica po vlogi {number} ({kind}) ni bila plačana v roku, zato ne bo izdana.',
      'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu.',
      'To sporočilo je obvestilo in ne vročitev. Sklep vam bo vročen posebej; rok za pritožbo začne teči z vročitvijo.',
      'Če dovolilnico še potrebujete, oddajte novo vlogo.',
    ],
    en: [
      'Application {number}: the permit was not paid',
      'The permit of the application {number} ({kind}) was not paid in time, so it will not be issued.',
      'The order No. {act} with its reasons and the legal remedy has been issued.',
      'This message is a notice, not service. The order will be served on you separately; the term of appeal begins with its service.',
      'If you still need the permit, send a new application.',
    ],
  }),
}
