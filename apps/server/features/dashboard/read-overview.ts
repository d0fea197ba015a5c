import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { nextSteps } from '@dovolilnice/contract/dashboard/next-steps'
import type { readOverview } from '@dovolilnice/contract/dashboard/read-overview'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Handler } from '../../platform/http/context.ts'

export const handleReadOverview: Handler<typeof readOverview> = async (_, { trx, user, now }) => {
  const today = localDayOf(now)
  const applications = await trx
    .selectFrom('application')
    .select(['id', 'number', 'status', 'fee_cents', 'due_on', 'renews_permit_id', 'replaces_permit_id'])
    .where('user_id', '=', user.id)
    .where('status', 'not in', [...endedStatuses])
    .execute()
  const permits = await trx
    .selectFrom('permit')
    .select(['id', 'number', 'status', 'valid_from', 'valid_until'])
    .where('user_id', '=', user.id)
    .where('valid_until', '>', today)
    .execute()
  return {
    next_steps: nextSteps(applications, permits, today),
    valid_permits: permits.filter((permit) => permitStatusOn(permit, today) === 'active').length,
    open_applications: applications.length,
  }
}
