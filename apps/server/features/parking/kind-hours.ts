import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { PermitKindForm } from '@dovolilnice/contract/parking/parking-administration'
import { openingWindows, ownWindow, windowsText } from '@dovolilnice/contract/parking/own-hours'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Context } from '../../platform/http/context.ts'

/** Whether a kind has an hourly price today or later. */
const isSoldByHour = async ({ trx, now }: Context, kindId: string): Promise<boolean> => {
  const today = localDayOf(now)
  const tariff = await trx
    .selectFrom('tariff')
    .select('id')
    .where('permit_kind_id', '=', kindId)
    .where('period', '=', 'hour')
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', today)]))
    .executeTakeFirst()
  return tariff !== undefined
}

/** The hours of permits in force, and of open applications, that would have no hour left. */
const lostHours = async ({ trx, now }: Context, kindId: string, ofKind: PermitKindForm['time_windows']): Promise<string[]> => {
  const today = localDayOf(now)
  const applied = trx
    .selectFrom('application')
    .select(['from_time', 'until_time'])
    .where('permit_kind_id', '=', kindId)
    .where('from_time', 'is not', null)
    .where('status', 'not in', endedStatuses)
    .where('valid_until', '>', today)
  const rows = await trx
    .selectFrom('permit')
    .select(['from_time', 'until_time'])
    .where('permit_kind_id', '=', kindId)
    .where('from_time', 'is not', null)
    .where('status', 'in', ['issued', 'suspended'])
    .where('valid_until', '>', today)
    .union(applied)
    .execute()
  const windows = rows.flatMap((row) => ownWindow(row) ?? [])
  return windows.filter((own) => openingWindows(ofKind, own) === undefined).map((own) => windowsText([own]))
}

/**
 * Checks a kind's hours against the hours of its permits.
 * @throws OperationError `validation`: it is sold by the hour and its days no longer follow from what is bought; permits, issued
 * or applied for, would no longer open
 */
export const requireHours = async (context: Context, kindId: string, form: PermitKindForm): Promise<void> => {
  const { locale } = context
  const byHour = form.validity.rule !== 'periods' && (await isSoldByHour(context, kindId))
  const lost = await lostHours(context, kindId, form.time_windows)
  const fields = [
    ...(byHour ? [fieldError('validity.rule', 'hours_by_days', locale)] : []),
    ...(lost.length > 0 ? [fieldError('time_windows', 'hours_lost', locale, { hours: lost.slice(0, 3).join(', ') })] : []),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
}
