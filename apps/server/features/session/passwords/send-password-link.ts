import type { Locale } from '@dovolilnice/contract/locale'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { createPasswordLink } from './password-links.ts'
import type { LinkPurpose } from './password-links.ts'
import { passwordMail } from './password-mail.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    sendPasswordLink: typeof sendPasswordLink
  }
}

/** Mails a person a single-use link with which to set a password: after a reset request, or as an invitation. */
export const sendPasswordLink = async (
  trx: Trx,
  services: Services,
  person: { id: string; name: string; email: string; locale: Locale },
  purpose: LinkPurpose,
): Promise<void> => {
  const now = services.clock.now()
  const token = await createPasswordLink(trx, person.id, purpose, now)
  const town = await services.capabilities.readParameters(trx)
  const written = passwordMail(purpose, person, services.config.publicUrl, token, town)
  const about = { template: `password:${purpose}`, recipient: person.email, subjectType: 'user' as const, subjectId: person.id }
  await queueMail(trx, services, { ...about, ...written }, services.clock)
}
