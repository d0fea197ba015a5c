import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { permitTable } from '../permit-tables.ts'
import type { Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { announcePermits, insertPermit } from '../issue/insert-permit.ts'
import { type IssuingActor, requireTerms } from '../issue/permit-draft.ts'
import { lockPermit, setPermitStatus } from '../record/permit-step.ts'
import { credentialsOf } from '../opening/check-credentials.ts'
import type { ImportedPermit } from './plan-permits.ts'

/**
 * Writes a permit of a file with a number of its own. Its holder gets no mail: the permit is in force already.
 * @throws OperationError `validation`, `permit_exists`, `credential_taken`, `cap_reached`
 */
export const importPermit = async (trx: Trx, services: Services, permit: ImportedPermit, actor: IssuingActor): Promise<string> => {
  const { kind, lot } = await requireTerms(trx, permit, permit.locale)
  const userId = permit.email === undefined ? null : await services.capabilities.findAccountOfEmail(trx, permit.email)
  const { id } = await insertPermit(
    trx,
    services,
    {
      kind,
      lot,
      holder: { user_id: userId, ...permitTable.carried(permit) },
      valid_from: permit.valid_from,
      valid_until: permit.valid_until,
      credentials: credentialsOf(permit),
      received_on: localDayOf(services.clock.now()),
    },
    actor,
  )
  return id
}

/** Revokes a permit of an import that nobody has changed since. @returns whether it was revoked */
export const takeImportedPermitBack = async (trx: Trx, id: string, reason: string, now: Date): Promise<boolean> => {
  const permit = await lockPermit(trx, id)
  if (permit.status !== 'issued' || permit.version !== 1) return false
  await setPermitStatus(trx, permit, 'revoked', reason, now)
  await announcePermits(trx)
  return true
}
