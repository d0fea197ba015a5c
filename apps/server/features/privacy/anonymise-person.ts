import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { anonymousName } from '../../platform/privacy/anonymous.ts'
import type { Person } from '../../platform/privacy/owner-privacy.ts'
import { recordsOf } from '../../platform/privacy/records-of.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    anonymisePerson: typeof anonymisePerson
  }
}

/**
 * Takes a person out of everything that is held about them; the row stays, because kept records point at it. Whoever calls this has made sure
 * that nothing must be kept any more.
 * @returns what stands where the name stood
 */
export const anonymisePerson = async (trx: Trx, { owners }: Pick<Services, 'owners'>, person: Person, now: Date): Promise<string> => {
  const ids = await recordsOf(trx, owners, person)
  for (const { privacy } of owners) await privacy?.forget?.(trx, ids, now)
  return anonymousName
}
