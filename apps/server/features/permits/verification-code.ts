import { createHash, timingSafeEqual } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Trx } from '../../platform/database/tables.ts'
import '../../tables/permits.ts'
import type { PermitRow } from './permit-draft.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    opensRenewal: typeof opensRenewal
  }
}

const digest = (purpose: string, permitId: string): string => createHash('sha256').update(`${purpose} ${permitId}`).digest('hex')

/**
 * The code on a permit's paper, beside its number. It follows from the permit's id, whose random part nobody outside knows, so it needs no
 * storage and cannot be guessed from the number.
 */
export const verificationCode = (permitId: string): string => digest('permit', permitId).slice(0, 12)

/** What opens the paper itself, with the holder's name and address: only ever mailed to the holder. */
export const paperKey = (permitId: string): string => digest('paper', permitId).slice(0, 40)

/** What lets a holder without an account renew the permit, and read for it what stands on it: only ever mailed to the holder. */
export const renewalKey = (permitId: string): string => digest('renewal', permitId).slice(0, 40)

const queryOf = (values: Record<string, string>): string => new URLSearchParams(values).toString()

/** Where the paper's QR code leads. */
export const verificationUrl = (publicUrl: string, { id, number }: { id: string; number: string }): string =>
  `${publicUrl}/preverjanje?${queryOf({ number, code: verificationCode(id) })}`

/** Where a holder without an account prints the paper. */
export const paperUrl = (publicUrl: string, { id, number }: { id: string; number: string }): string =>
  `${publicUrl}/api/v1/permits/paper?${queryOf({ number, key: paperKey(id) })}`

/** Where a holder reads the decision that revoked the permit. */
export const revocationUrl = (publicUrl: string, { id, number }: { id: string; number: string }): string =>
  `${publicUrl}/api/v1/permits/revocation?${queryOf({ number, key: paperKey(id) })}`

/** Where a holder without an account renews the permit: the public form, filled in from it. */
export const renewalUrl = (publicUrl: string, { id, number }: { id: string; number: string }): string =>
  `${publicUrl}/obrazci/parkirna-dovolilnica?${queryOf({ podaljsanje: number, key: renewalKey(id) })}`

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether the key is the one that was mailed for the renewal of this permit. */
export const opensRenewal = (permitId: string, key: string): boolean => isSame(renewalKey(permitId), key.toLowerCase())

/**
 * The permit of a number, for whoever knows what belongs to it; a number alone tells nothing, not even that there is such a number.
 * @throws OperationError `not_found`
 */
export const findBySecret = async (
  trx: Trx,
  number: string,
  secret: string,
  secretOf: (permitId: string) => string,
): Promise<PermitRow> => {
  const permit = await trx
    .selectFrom('permit')
    .selectAll()
    .where('number', '=', number.toUpperCase())
    .where('anonymised_at', 'is', null)
    .executeTakeFirst()
  if (permit === undefined || !isSame(secretOf(permit.id), secret.toLowerCase())) throw new OperationError('not_found')
  return permit
}
