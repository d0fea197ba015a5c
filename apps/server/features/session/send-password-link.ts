import type { Locale } from '@dovolilnice/contract/locale'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { renderMail } from '../../platform/mail/render-mail.ts'
import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { createPasswordLink } from './password-links.ts'
import type { LinkPurpose } from './password-links.ts'
import { passwordMail } from './password-mail.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    sendPasswordLink: typeof sendPasswordLink
  }
}

/** Mails a person a single-use link with which to set a password: after a reset request, or as an invitation. */
export const sendPasswordLink = async (
  trx: Trx,
  services: Services,
  person: { id: string; email: string; locale: Locale },
  purpose: LinkPurpose,
): Promise<void> => {
  const now = services.clock.now()
  const token = await createPasswordLink(trx, person.id, purpose, now)
  const { municipality } = await services.capabilities.readParameters(trx)
  const mail = passwordMail(purpose, person.locale, services.config.publicUrl, token, municipality)
  await queueMail(
    trx,
    services,
    {
      template: `password:${purpose}`,
      recipient: person.email,
      subject: mail.subject,
      subjectType: 'user',
      subjectId: person.id,
      ...renderMail(mail, person.locale),
    },
    services.clock,
  )
}
