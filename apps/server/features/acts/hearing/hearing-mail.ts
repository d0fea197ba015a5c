import type { Locale, WrittenLocale } from '@dovolilnice/contract/locale'
import { inDays } from '@dovolilnice/contract/acts/answer-days'
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
    subject: 'Seznanitev z ugotovitvami v zadevi {number}',
    paragraphs: [
      'V zadevi {number} smo pred odločitvijo izdali seznanitev z ugotovitvami in poziv k izjavi št. {act}.',
      'Na spodnji povezavi ugotovitve preberete, prenesete seznanitev (PDF) in oddate izjavo; prijava ni potrebna. Izjavite se lahko tudi pisno ali ustno na zapisnik pri organu.',
      'Izjavite se lahko v {days} od vročitve seznanitve. Če se ne izjavite, bomo odločili na podlagi ugotovljenih dejstev.',
      'To sporočilo je obvestilo in ne vročitev. Seznanitev vam bo vročena posebej.',
    ],
    action: 'Odpri seznanitev',
  },
  en: {
    subject: 'What was found out in the matter {number}',
    paragraphs: [
      'Before deciding in the matter {number} we have issued the notice of what was found out, No. {act}.',
      'By the link below you read the findings, download the notice (PDF, in Slovenian) and send your answer; you need not sign in. You can also answer in writing or orally at the office.',
      'You can answer within {days} of the service of the notice. Without an answer we will decide by the facts that were found out.',
      'This message is a notice and not the service. The notice will be served on you separately.',
    ],
    action: 'Open the notice',
  },
}

interface Heard {
  record: { id: string; number: string; name: string; email: string | null; locale: Locale }
  subjectType: 'application' | 'permit'
  act: { number: string; days: number }
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
    values: { number, act: act.number, days: inDays(act.days, locale) },
    url: `${services.config.publicUrl}${screenPath('hearing', {}, { number: act.number, token })}`,
  })
  const about = { template: 'act:hearing', recipient: email, subjectType, subjectId: id }
  await queueMail(trx, services, { ...about, ...written }, services.clock)
}
