import { readMailedRevocation, readPermitPaper } from '@dovolilnice/contract/permits/record/operations'
import { screenPath } from '@dovolilnice/contract/screens'
import { createHash } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Db, Trx } from '../../../platform/database/db.ts'
import { isSame } from '../../../platform/security/secret.ts'
import type { PermitRow } from '../issue/permit-draft.ts'

/** A permit as far as its links go. */
interface Linked {
  number: string
  link_secret: string
}

/** Each purpose has a key of its own, which tells nothing of the others; all follow from the permit's random secret. */
const digest = (purpose: string, secret: string): string => createHash('sha256').update(`${purpose} ${secret}`).digest('hex')

/** The code on a permit's paper, beside its number. */
export const verificationCode = (secret: string): string => digest('permit', secret).slice(0, 12)

/** What opens the paper itself, with the holder's name and address: only ever mailed to the holder. */
export const paperKey = (secret: string): string => digest('paper', secret).slice(0, 40)

/** What lets a holder without an account renew the permit, and read for it what stands on it: only ever mailed to the holder. */
export const renewalKey = (secret: string): string => digest('renewal', secret).slice(0, 40)

const queryOf = (values: Record<string, string>): string => new URLSearchParams(values).toString()

/** Where the paper's QR code leads. */
export const verificationUrl = (publicUrl: string, { number, link_secret: secret }: Linked): string =>
  `${publicUrl}${screenPath('verifyPermit', {}, { number, code: verificationCode(secret) })}`

/** Where a holder without an account prints the paper. */
export const paperUrl = (publicUrl: string, { number, link_secret: secret }: Linked): string =>
  `${publicUrl}/api/${readPermitPaper.path}?${queryOf({ number, key: paperKey(secret) })}`

/** Where a holder reads the decision that revoked the permit. */
export const revocationUrl = (publicUrl: string, { number, link_secret: secret }: Linked): string =>
  `${publicUrl}/api/${readMailedRevocation.path}?${queryOf({ number, key: paperKey(secret) })}`

/** Where a holder without an account renews the permit: the public form, filled in from it. */
export const renewalUrl = (publicUrl: string, { number, link_secret: secret }: Linked): string =>
  `${publicUrl}${screenPath('publicApplication', {}, { podaljsanje: number, key: renewalKey(secret) })}`

/** Whether the key is the one that was mailed for the renewal of this permit. */
export const opensRenewal = async (trx: Db, permitId: string, key: string): Promise<boolean> => {
  const permit = await trx.selectFrom('permit').select('link_secret').where('id', '=', permitId).executeTakeFirst()
  return permit !== undefined && isSame(renewalKey(permit.link_secret), key.toLowerCase())
}

/**
 * The permit of a number, for whoever knows what belongs to it; a number alone tells nothing, not even that there is such a number.
 * @throws OperationError `not_found`
 */
export const findBySecret = async (trx: Trx, number: string, key: string, keyOf: (secret: string) => string): Promise<PermitRow> => {
  const permit = await trx
    .selectFrom('permit')
    .selectAll()
    .where('number', '=', number.toUpperCase())
    .where('anonymised_at', 'is', null)
    .executeTakeFirst()
  if (permit === undefined || !isSame(keyOf(permit.link_secret), key.toLowerCase())) throw new OperationError('not_found')
  return permit
}
