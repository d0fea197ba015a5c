import type { readDrawers } from '@dovolilnice/contract/counter/read-drawers'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { ReadHandler } from '../../platform/http/context.ts'
import { deviceCode, devices, isInUse, readOpenDay } from './drawer-record.ts'

/** The open day of each device; devices out of use only while they still hold something. */
export const handleReadDrawers: ReadHandler<typeof readDrawers> = async (_, { db, now }) => {
  const today = localDayOf(now)
  const begin = startOfLocalDay(today)
  const found = await devices(db)
    .select(['cash_device.id', 'cash_device.name', deviceCode.as('device'), isInUse(today).as('in_use')])
    .orderBy('device')
    .execute()
  const drawers = []
  for (const device of found) {
    const { sums, movements, last_closing } = await readOpenDay(db, device.id)
    if (!device.in_use && movements.length === 0 && sums.expected_cents === 0) continue
    const opened = movements.at(0)?.made_at ?? null
    drawers.push({
      ...device,
      ...sums,
      movements: movements.length,
      opened_at: opened,
      last_movement_id: movements.at(-1)?.id ?? null,
      is_overdue: opened !== null && opened < begin,
      last_closing,
    })
  }
  return { drawers }
}
