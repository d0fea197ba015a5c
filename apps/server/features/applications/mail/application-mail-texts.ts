import type { WrittenLocale } from '@dovolilnice/contract/locale'
import { type MailText, mailText } from '../../../platform/mail/queue-mail.ts'
import { endedMailTexts } from './ended-mail-texts.ts'
import { termMailTexts, view } from './term-mail-texts.ts'
import { feeMailTexts } from './fee-mail-texts.ts'

/** The mail with a link that somebody lost; filled in as `applicationMailTexts`. */
const linkMailTexts = {
  link_again: mailText(
    { sl: 'Odpri stanje vloge', en: 'Open the status page' },
    {
      sl: [
        'Povezava do vloge {number}',
        'Stanje vloge {number} je dostopno na spodnji povezavi. Povezave ne posredujte drugim.',
        'Če povezave niste zahtevali vi, vam ni treba storiti ničesar: brez tega sporočila je ne more odpreti nihče.',
      ],
      en: [
        'The link to application {number}',
        'The link below opens the status of the application {number}. Do not pass it on.',
        'If you did not ask for it, you need not do anything: nobody can open it without this message.',
      ],
    },
  ),
} satisfies Record<string, Record<WrittenLocale, MailText>>

const decision = { sl: 'Prenesi odločbo (PDF)', en: 'Download the decision (PDF)' }
const supplement = { sl: 'Dopolni vlogo', en: 'Add missing information' }

/** That a written decision grants what was applied for, where the town issues one. */
export const decisionTexts = {
  sl: {
    issued: 'O tem je izdana odločba št. {act}, ki vam jo bomo vročili.',
    partial:
      'Vlogi je ugodeno le delno. Kaj je zavrnjeno, zakaj in kako se lahko pritožite, piše v odločbi št. {act}, ki vam jo bomo vročili.',
  },
  en: {
    issued: 'The written decision No. {act} says so; we will serve it on you.',
    partial:
      'Only a part of the application was granted. The decision No. {act} says what is refused, why, and how you can appeal; we will serve it on you.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

/** That a complete application lets its vehicles through until it is decided. */
export const interimTexts = {
  sl: { until: 'Od {from} do odločitve, a najdlj do {last}, smete na območje z vozilom {plates}: to je začasni prehod in ne dovolilnica.' },
  en: {
    until:
      'From {from} until the decision, and until {last} at the latest, you may enter the zone with the vehicle {plates}: this is an interim pass, not a permit.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

/** How to pay: by the pro-forma, or where the municipality has no account yet. */
export const paymentTexts = {
  sl: {
    slip: 'Nakažite na račun {iban} s sklicem {reference} ali v mobilni banki skenirajte kodo UPN QR. Predračun {pro_forma} s položnico je v prilogi.',
    ask: 'Podatke za nakazilo dobite pri organu: {authority}.',
  },
  en: {
    slip: 'Transfer it to account {iban} with reference {reference}, or scan the UPN QR code with your mobile bank. Pro-forma invoice {pro_forma} with the payment slip is attached.',
    ask: 'For the payment details, contact: {authority}.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

/**
 * Mails about an application. None carries the reasons or findings of a procedure: they stand in the act. Filled in: `{number}`, `{kind}`, `{plates}`,
 * `{vehicles}` (the plates in a phrase), `{act}` (its number), `{term}` (by when a supplement is due), `{interim}` (until when it lets its vehicles through), `{decision}` (the written grant), `{from}`, `{last}` (the last valid day), `{due}`, `{fee}` (where a mail asks for it, what is still open),
 * `{text}` (what the clerk wrote), `{authority}` (the body with its address), `{how}` (how to pay), `{pro_forma}` (its number), `{administrative_fee}` (what is owed as such, and how it is paid). A paragraph whose value is empty is left out.
 */
export const applicationMailTexts = {
  ...endedMailTexts,
  ...termMailTexts,
  ...feeMailTexts,
  ...linkMailTexts,
  narrowed: mailText(
    { sl: 'Odpri stanje vloge', en: 'Open the status page' },
    {
      sl: [
        'Vlogo {number} smo na vašo zahtevo spremenili',
        'Na vašo zahtevo smo vlogo {number} zožili. Zdaj zahtevate dovolilnico ({kind}) {vehicles}, od {from} do vključno {last}.',
        'Če tega niste zahtevali, nam to sporočite, preden o vlogi odločimo: {authority}.',
      ],
      en: [
        'Application {number} was changed at your request',
        'At your request application {number} now asks for less: a permit ({kind}) {vehicles}, from {from} to {last} inclusive.',
        'If you did not ask for this, tell us before we decide: {authority}.',
      ],
    },
  ),
  submitted: mailText(view, {
    sl: [
      'Prejeli smo vašo vlogo {number}',
      'Vašo vlogo za dovolilnico ({kind}) {vehicles} smo prejeli pod številko {number}.',
      '{interim}',
      '{administrative_fee}',
      'Po pregledu vas bomo o odločitvi obvestili na ta e-poštni naslov. Na spodnji povezavi lahko kadar koli preverite stanje ali vlogo umaknete; povezave ne posredujte drugim.',
    ],
    en: [
      'We have received your application {number}',
      'Your application for a permit ({kind}) {vehicles} has been received under the number {number}.',
      '{interim}',
      '{administrative_fee}',
      'We will review it and notify you of the decision at this e-mail address. The link below shows its status at any time and lets you withdraw it; do not pass it on.',
    ],
  }),
  in_review: mailText(view, {
    sl: ['Vloga {number} je v obravnavi', 'Začeli smo obravnavati vašo vlogo {number}.'],
    en: ['Application {number} is in review', 'We have begun to review your application {number}.'],
  }),
  supplement_requested: mailText(supplement, {
    sl: [
      'Dopolnite vlogo {number}',
      'Vaša vloga {number} ni popolna. Za nadaljevanje potrebujemo:',
      '{text}',
      '{term} Če vloge v tem roku ne boste dopolnili, jo bomo s sklepom zavrgli.',
      'Na spodnji povezavi lahko brez prijave dopolnite vlogo, prenesete poziv (PDF) ali pred iztekom roka zaprosite za podaljšanje.',
      'To sporočilo je obvestilo in ne vročitev. Poziv vam bo vročen posebej; rok začne teči z vročitvijo.',
    ],
    en: [
      'Add missing information to application {number}',
      'Your application {number} is not complete. To go on we need:',
      '{text}',
      '{term} If you do not, we will dismiss the application by an order.',
      'By the link below you send it without signing in, download the call (PDF, in Slovenian), or ask for more time before the term runs out.',
      'This message is a notice and not the service. The call will be served on you separately; the term begins with its service.',
    ],
  }),
  supplemented: mailText(view, {
    sl: ['Prejeli smo dopolnitev vloge {number}', 'Dopolnitev vloge {number} smo prejeli. Postopek se nadaljuje.', '{interim}'],
    en: [
      'We have received the missing information for {number}',
      'We have received the missing information for your application {number}. The review continues.',
      '{interim}',
    ],
  }),
  approved: mailText(view, {
    sl: [
      'Vloga {number} je odobrena',
      'Vaša vloga {number} ({kind}) {vehicles} je odobrena.',
      '{decision}',
      '{text}',
      'Dovolilnica je brezplačna. Ko bo izdana, vas bomo obvestili.',
      '{administrative_fee}',
    ],
    en: [
      'Application {number} has been approved',
      'Your application {number} ({kind}) {vehicles} has been approved.',
      '{decision}',
      '{text}',
      'The permit is free. We will notify you when it is issued.',
      '{administrative_fee}',
    ],
  }),
  approved_paid: mailText(view, {
    sl: [
      'Vloga {number} je odobrena',
      'Vaša vloga {number} ({kind}) {vehicles} je odobrena.',
      '{decision}',
      '{text}',
      'Cena {fee} je že plačana. Ko bo dovolilnica izdana, vas bomo obvestili.',
      '{administrative_fee}',
    ],
    en: [
      'Application {number} has been approved',
      'Your application {number} ({kind}) {vehicles} has been approved.',
      '{decision}',
      '{text}',
      'The price of {fee} has already been paid. We will notify you when the permit is issued.',
      '{administrative_fee}',
    ],
  }),
  approved_with_fee: mailText(view, {
    sl: [
      'Vloga {number} je odobrena in čaka na plačilo',
      'Vaša vloga {number} ({kind}) {vehicles} je odobrena.',
      '{decision}',
      '{text}',
      'Za izdajo dovolilnice plačajte {fee} najpozneje {due}. {how}',
      '{administrative_fee}',
      'Če cene v tem roku ne boste plačali, dovolilnica ne bo izdana. O tem bo izdan sklep, ki vam ga bomo vročili.',
    ],
    en: [
      'Application {number} has been approved and awaits payment',
      'Your application {number} ({kind}) {vehicles} has been approved.',
      '{decision}',
      '{text}',
      'Pay {fee} by {due} to have the permit issued. {how}',
      '{administrative_fee}',
      'If it is not paid by then, the permit will not be issued. An order will say so, and we will serve it on you.',
    ],
  }),
  paid: mailText(view, {
    sl: [
      'Plačilo za vlogo {number} je prejeto',
      'Plačilo {fee} za vlogo {number} ({kind}) smo prejeli. Ko bo dovolilnica izdana, vas bomo obvestili.',
    ],
    en: [
      'The payment for {number} has been received',
      'We have received the payment of {fee} for application {number} ({kind}). We will notify you when the permit is issued.',
    ],
  }),
  rejected: mailText(decision, {
    sl: [
      'Vloga {number} je zavrnjena',
      'Vaša vloga {number} ({kind}) {vehicles} je zavrnjena.',
      'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu. Dostopna je na spodnji povezavi; prijava ni potrebna.',
      'Kako in do kdaj se lahko pritožite, piše v odločbi. Pritožbo vložite pri organu: {authority}.',
      'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.',
    ],
    en: [
      'Application {number} has been rejected',
      'Your application {number} ({kind}) {vehicles} has been rejected.',
      'The written decision No. {act} with its reasons and the legal remedy has been issued. Download it by the link below; you need not sign in.',
      'The decision says how and until when you can appeal. Lodge the appeal with: {authority}.',
      'This message is a notice, not service. The decision will be served on you separately; the term of appeal begins with its service.',
    ],
  }),
  payment_due: mailText(view, {
    sl: [
      'Rok za plačilo po vlogi {number} se izteka',
      'Vloga {number} je odobrena in čaka na plačilo {fee}. {how}',
      'Če cene do {due} ne boste plačali, dovolilnica ne bo izdana. O tem bo izdan sklep.',
    ],
    en: [
      'The deadline for paying {number} is near',
      'The application {number} has been approved and awaits the payment of {fee}. {how}',
      'If you do not pay by {due}, the permit will not be issued, and an order will say so.',
    ],
  }),
  pro_forma: mailText(view, {
    sl: [
      'Predračun {pro_forma} za vlogo {number}',
      'Za vlogo {number} ({kind}) smo izdali predračun {pro_forma}. Velja namesto prejšnjega, če ste ga že dobili.',
      'Plačajte {fee} najpozneje {due}. {how}',
    ],
    en: [
      'Pro-forma {pro_forma} for the application {number}',
      'The pro-forma {pro_forma} has been issued for your application {number} ({kind}). It replaces an earlier one, if you have received one.',
      'Pay {fee} by {due}. {how}',
    ],
  }),
}

export type ApplicationMailName = keyof typeof applicationMailTexts
