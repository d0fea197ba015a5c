import type { WrittenLocale } from '@dovolilnice/contract/locale'
import { mailText } from '../../../platform/mail/queue-mail.ts'
import { view } from './term-mail-texts.ts'

/** What a mail says of the administrative fee that is to be paid, or whose exemption is not decided yet. */
export const feeTexts = {
  sl: {
    pay: 'Upravna taksa po ZUT znaša {amount} in se plača ob vložitvi vloge. Nakažite jo najpozneje {day} na račun {iban} s sklicem {reference}. Kodo UPN QR najdete na strani s stanjem vloge.',
    call: 'Upravna taksa po ZUT znaša {amount}. Nakažite jo na račun {iban} s sklicem {reference}. Kodo UPN QR najdete na strani s stanjem vloge.',
    ask: 'Upravna taksa po ZUT znaša {amount}. Podatke za nakazilo dobite pri organu: {authority}.',
    claimed: 'Uveljavljate oprostitev upravne takse. Dokler o njej ne bo odločeno, vam takse ni treba plačati.',
  },
  en: {
    pay: 'The administrative fee (Administrative Fees Act, ZUT) is {amount} and is due with the application, by {day} at the latest: transfer it to account {iban} with reference {reference}. The UPN QR code is on the status page.',
    call: 'The administrative fee (Administrative Fees Act, ZUT) is {amount}. Transfer it to account {iban} with reference {reference}. The UPN QR code is on the status page.',
    ask: 'The administrative fee (Administrative Fees Act, ZUT) is {amount}. For the payment details, contact: {authority}.',
    claimed: 'You have claimed an exemption from the administrative fee. You need not pay it until we have decided on that.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

/** Mails about the administrative fee. `{administrative_fee}` says how to pay it. */
export const feeMailTexts = {
  fee_exemption_granted: mailText(view, {
    sl: [
      'Oproščeni ste plačila upravne takse za vlogo {number}',
      'Pri vlogi {number} ste oproščeni plačila upravne takse. Takse vam ni treba plačati.',
    ],
    en: [
      'No administrative fee for application {number}',
      'You are exempt from the administrative fee for application {number}. There is no fee to pay.',
    ],
  }),
  fee_call: mailText(view, {
    sl: [
      'Poziv k plačilu upravne takse za vlogo {number}',
      'Upravna taksa za vlogo {number} še ni plačana. Izdali smo poziv k plačilu št. {text}.',
      '{administrative_fee}',
      'To sporočilo je obvestilo in ne vročitev. Rok za plačilo teče od vročitve poziva. Če ste takso medtem že plačali, na poziv ni treba odgovoriti.',
    ],
    en: [
      'Call to pay the administrative fee for application {number}',
      'The administrative fee for application {number} has not been paid yet. We have issued call to pay no. {text}.',
      '{administrative_fee}',
      'This message is a notice, not service. The time limit runs from the service of the call. If you have paid in the meantime, you need not answer the call.',
    ],
  }),
  fee_paid: mailText(view, {
    sl: [
      'Potrdilo o plačilu upravne takse za vlogo {number}',
      'Plačilo upravne takse {text} za vlogo {number} smo prejeli. Potrdilo (PDF) je v prilogi; prenesete ga lahko tudi na strani s stanjem vloge.',
    ],
    en: [
      'Receipt for the administrative fee for application {number}',
      'We have received the administrative fee of {text} for application {number}. The receipt (PDF) is attached; you can also download it from the status page.',
    ],
  }),
  fee_exemption_refused: mailText(view, {
    sl: [
      'Upravna taksa za vlogo {number}',
      'Pri vlogi {number} oprostitve upravne takse nismo priznali. O tem je izdan sklep s poukom o pravnem sredstvu, ki vam bo vročen.',
      '{administrative_fee}',
    ],
    en: [
      'Administrative fee for application {number}',
      'The exemption from the administrative fee for application {number} was not granted. An order with the legal remedy has been issued and will be served on you.',
      '{administrative_fee}',
    ],
  }),
}
