import type { WrittenLocale } from '@dovolilnice/contract/locale'
import type { MailText } from '../../../platform/mail/queue-mail.ts'
import { view } from './term-mail-texts.ts'

/** Mails about an application that ends without a decision on its claim; filled in as `applicationMailTexts`. */
export const endedMailTexts = {
  withdrawn: {
    sl: {
      subject: 'Vloga {number} je umaknjena',
      paragraphs: ['Vlogo {number} ste umaknili. O ustavitvi postopka bo izdan sklep, ki vam ga bomo vročili.', '{text}'],
      action: view.sl,
    },
    en: {
      subject: 'Application {number} has been withdrawn',
      paragraphs: ['You have withdrawn the application {number}. An order will end the procedure, and we will serve it on you.', '{text}'],
      action: view.en,
    },
  },
  cancelled: {
    sl: {
      subject: 'Vnos vloge {number} je razveljavljen',
      paragraphs: ['Vloga {number} je bila vnesena pomotoma, zato smo vnos razveljavili. O njej se ne odloča.'],
      action: view.sl,
    },
    en: {
      subject: 'The entry of application {number} has been cancelled',
      paragraphs: ['The application {number} was entered by mistake, so the entry has been cancelled. It will not be decided.'],
      action: view.en,
    },
  },
  dismissed: {
    sl: {
      subject: 'Vloga {number} je zavržena',
      paragraphs: [
        'Vaša vloga {number} ({kind}) v roku ni bila dopolnjena, zato je zavržena.',
        'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu.',
        'To sporočilo je obvestilo in ne vročitev. Sklep vam bo vročen posebej; rok za pritožbo začne teči z vročitvijo.',
        'Če dovolilnico še potrebujete, oddajte novo vlogo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'Application {number} has been dismissed',
      paragraphs: [
        'Your application {number} ({kind}) was not supplemented in time, so it has been dismissed.',
        'The order No. {act} with its reasons and the legal remedy has been issued.',
        'This message is a notice, not service. The order will be served on you separately; the term of appeal begins with its service.',
        'If you still need the permit, send a new application.',
      ],
      action: view.en,
    },
  },
  appeal_received: {
    sl: {
      subject: 'Prejeli smo pritožbo {text} v zadevi {number}',
      paragraphs: [
        'Vašo pritožbo v zadevi {number} ({kind}) smo prejeli. Njena številka je {text}. To sporočilo je potrdilo o vložitvi.',
        'O pritožbi boste prejeli pisno odločitev. Ali se plača taksa in kolikšna je, piše v pouku o pravnem sredstvu.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'We have received the appeal {text} in the matter {number}',
      paragraphs: [
        'We have received your appeal in the matter {number} ({kind}). Its number is {text}. This message is the receipt.',
        'You will get a written decision on the appeal. Whether a fee is due, and how much, is said in the instruction on the legal remedy.',
      ],
      action: view.en,
    },
  },
  lapse_withdrawn: {
    sl: {
      subject: 'Vloga {number}: sklep o neplačilu je odpravljen',
      paragraphs: [
        'Sklep o neplačilu dovolilnice po vlogi {number} ({kind}) smo odpravili s sklepom št. {act}, ki vam ga bomo vročili.',
        'Plačilo, ki je že prispelo, bomo upoštevali. Kar še manjka, plačajte do {due}; dovolilnica bo izdana po plačilu.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'Application {number}: the finding of non-payment is withdrawn',
      paragraphs: [
        'The finding that the permit of the application {number} ({kind}) was not paid for is withdrawn by the order No. {act}, which we will serve on you.',
        'A payment that has come already counts. Pay what is still missing by {due}; the permit will be issued once it is paid.',
      ],
      action: view.en,
    },
  },
  inadmissible: {
    sl: {
      subject: 'Vloga {number} je zavržena',
      paragraphs: [
        'Zahteva iz vaše vloge {number} ({kind}) je zavržena, zato o njej ne bo vsebinsko odločeno.',
        'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu.',
        'To sporočilo je obvestilo in ne vročitev. Sklep vam bo vročen posebej; rok za pritožbo začne teči z vročitvijo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'Application {number} has been dismissed',
      paragraphs: [
        'The request of your application {number} ({kind}) is inadmissible, so nothing will be decided on its merits.',
        'The order No. {act} with its reasons and the legal remedy has been issued.',
        'This message is a notice, not service. The order will be served on you separately; the term of appeal begins with its service.',
      ],
      action: view.en,
    },
  },
  procedure_suspended: {
    sl: {
      subject: 'Postopek po vlogi {number} je prekinjen',
      paragraphs: [
        'Postopek po vaši vlogi {number} ({kind}) je prekinjen. Med prekinitvijo ne teče noben rok in vam ni treba ničesar storiti.',
        'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu. Sklep vam bo vročen posebej.',
        'Ko bo razlog za prekinitev prenehal, se bo postopek nadaljeval; o tem vas bomo obvestili.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'The procedure of application {number} is suspended',
      paragraphs: [
        'The procedure of your application {number} ({kind}) is suspended. Meanwhile no term runs, and you need not do anything.',
        'The order No. {act} with its reasons and the legal remedy has been issued. It will be served on you separately.',
        'When the ground of the suspension has ended, the procedure will go on, and we will tell you.',
      ],
      action: view.en,
    },
  },
  procedure_resumed: {
    sl: {
      subject: 'Postopek po vlogi {number} se nadaljuje',
      paragraphs: ['Postopek po vaši vlogi {number} ({kind}) se nadaljuje.', '{term}'],
      action: view.sl,
    },
    en: {
      subject: 'The procedure of application {number} goes on',
      paragraphs: ['The procedure of your application {number} ({kind}) goes on.', '{term}'],
      action: view.en,
    },
  },
  lapsed: {
    sl: {
      subject: 'Vloga {number}: dovolilnica ni bila plačana',
      paragraphs: [
        'Dovolilnica po vlogi {number} ({kind}) ni bila plačana v roku, zato ne bo izdana.',
        'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu.',
        'To sporočilo je obvestilo in ne vročitev. Sklep vam bo vročen posebej; rok za pritožbo začne teči z vročitvijo.',
        'Če dovolilnico še potrebujete, oddajte novo vlogo.',
      ],
      action: view.sl,
    },
    en: {
      subject: 'Application {number}: the permit was not paid',
      paragraphs: [
        'The permit of the application {number} ({kind}) was not paid in time, so it will not be issued.',
        'The order No. {act} with its reasons and the legal remedy has been issued.',
        'This message is a notice, not service. The order will be served on you separately; the term of appeal begins with its service.',
        'If you still need the permit, send a new application.',
      ],
      action: view.en,
    },
  },
} as const satisfies Record<string, Record<WrittenLocale, MailText>>
