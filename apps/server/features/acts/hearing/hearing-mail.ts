import type { Locale, WrittenLocale } from '@dovolilnice/contract/locale'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import type { MailText } from '../../../platform/mail/write-mail.ts'

const texts: Readonly<Record<WrittenLocale, MailText>> = {
  sl: {
    subject: 'Izjavite se o ugotovitvah v zadevi {number} do {due}',
    paragraphs: [
      'Preden odločimo v zadevi {number}, vas seznanjamo z ugotovitvami:',
      '{facts}',
      'O njih se lahko izjavite do {due}. Na spodnji povezavi prenesete seznanitev (PDF) in oddate izjavo; prijava ni potrebna. Izjavite se lahko tudi pisno ali ustno na zapisnik pri organu.',
      'Če se do takrat ne izjavite, odločimo na podlagi ugotovljenih dejstev.',
      'To sporočilo je obvestilo in ne vročitev. Če vam seznanitev vročimo pozneje, rok za izjavo teče od vročitve.',
    ],
    action: 'Odpri seznanitev',
  },
  en: {
    subject: 'Answer what was found out in the matter {number} by {due}',
    paragraphs: [
      'Before we decide in the matter {number} we tell you what was found out:',
      '{facts}',
      'You can answer by {due}. By the link below you download the notice (PDF, in Slovenian) and send your answer; you need not sign in. You can also answer in writing or orally at the office.',
      'Without an answer we decide by the facts that were found out.',
      'This message is a notice and not the service. If the notice is served on you later, the term for the answer runs from the service.',
    ],
    action: 'Open the notice',
  },
}

interface Heard {
  record: { id: string; number: string; name: string; email: string | null; locale: Locale }
  subjectType: 'application' | 'permit'
  act: { number: string; facts: string; due_on: string }
  token: string
}

/** Tells the party of the act; a notice, no service. None is sent where there is no address. */
export const mailHearing = async (trx: Trx, services: Services, { record, subjectType, act, token }: Heard): Promise<void> => {
  const { email, locale, id, number, name } = record
  if (email === null) return
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  const written = writeMail(wordsIn<MailText>(texts, locale), {
    locale,
    letter: { to: name, number },
    footer: mailFooter(municipality, locale),
    colour: colours.primary,
    values: { number, facts: act.facts, due: dayInWords(act.due_on, locale) },
    url: `${services.config.publicUrl}${screenPath('hearing', {}, { number: act.number, token })}`,
  })
  const about = { template: 'act:hearing', recipient: email, subjectType, subjectId: id }
  await queueMail(trx, services, { ...about, ...written }, services.clock)
}
