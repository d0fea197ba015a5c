import { OperationError } from '@dovolilnice/contract/errors'
import type { Actor } from '../../../platform/audit/record-event.ts'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'

/** A card must be handed over: a permit that opens by nothing else is issued by a clerk. */
const opensByCardAlone = ({ openings }: Pick<Row<'permit_kind'>, 'openings'>): boolean => openings.every((opening) => opening === 'rfid')

interface Completion {
  id: string
  actor: Actor
}

const complete = async (trx: Trx, services: Services, { id, actor }: Completion): Promise<string | null> => {
  const application = await trx
    .selectFrom('application')
    .innerJoin('permit_kind', 'permit_kind.id', 'application.permit_kind_id')
    .select(['application.id', 'application.number', 'application.status', 'permit_kind.openings'])
    .where('application.id', '=', id)
    .executeTakeFirstOrThrow()
  if (opensByCardAlone(application)) return null
  const permit = await services.capabilities.issuePermit(trx, services, { application: { id }, actor })
  const event = {
    action: 'application:complete' as const,
    kind: 'change' as const,
    actor,
    subject: { type: 'application' as const, id, label: application.number },
    before: { status: application.status },
    after: { status: 'completed', permit: permit.number },
  }
  await recordEvent(trx, event, services.clock)
  return permit.number
}

/**
 * Issues the permit of a paid application; resolves with its number. A permit that cannot be issued (its days are over, another holds the plate) does not
 * hold up the payment: null, and the application is paid and waits for a clerk.
 */
export const completePaid = (trx: Trx, services: Services, completion: Completion): Promise<string | null> =>
  inSavepoint(trx, () => complete(trx, services, completion)).catch((error: unknown) => {
    if (!(error instanceof OperationError)) throw error
    return null
  })
