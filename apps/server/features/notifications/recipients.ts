import type { Audience } from '@dovolilnice/contract/notifications/notification'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Trx } from '../../platform/database/db.ts'
import type { Capabilities } from '../../platform/http/context.ts'

/** One mail: whoever holds several of the permits gets one for all of them. */
export interface Recipient {
  email: string
  name: string
  locale: Locale
  permits: { id: string; number: string; valid_until: string; plates: string[] }[]
}

/** The permits of an audience, gathered by the address of their holders. */
export const recipientsOf = async (
  trx: Trx,
  { findNotifiedPermits }: Capabilities,
  audience: Audience,
  today: string,
): Promise<Recipient[]> => {
  const permits = await findNotifiedPermits(trx, audience, today)
  const recipients = new Map<string, Recipient>()
  for (const { email, name, locale, ...permit } of permits) {
    const known = recipients.get(email)
    if (known === undefined) recipients.set(email, { email, name, locale, permits: [permit] })
    else known.permits.push(permit)
  }
  return [...recipients.values()]
}

export const countPermits = (recipients: readonly Recipient[]): number =>
  recipients.reduce((count, { permits }) => count + permits.length, 0)
