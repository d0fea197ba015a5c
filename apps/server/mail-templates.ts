import { applicationMailTexts } from './features/applications/mail/application-mail-texts.ts'
import { permitMailTexts } from './features/permits/notify/permit-mail-texts.ts'
import { mailTemplatesOf } from './platform/mail/queue-mail.ts'

/** The mails whose words a town may write anew. */
export const mailTemplates = {
  ...mailTemplatesOf('application', applicationMailTexts, [
    'number',
    'kind',
    'plates',
    'vehicles',
    'from',
    'last',
    'authority',
    'administrative_fee',
  ]),
  ...mailTemplatesOf('permit', permitMailTexts, ['number', 'from', 'last', 'authority']),
}
