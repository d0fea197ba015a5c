import { addDays, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { v7 } from 'uuid'
import type { Row } from '../../../platform/database/db.ts'
import type { Town } from '../town.ts'

const hourMs = 3_600_000

/** Passes of these days: one that is over, one that is valid until tonight, and one of the day after tomorrow. */
export const makePasses = ({ now, today, lots, operators }: Town): Row<'pass'>[] => {
  const zone = lots[0]!.zone
  const [dawn, tonight] = [startOfLocalDay(today), startOfLocalDay(addDays(today, 1))]
  const given = [
    ['LJ KT-604', -26, -22, 'delivery', 'Pohištvo, Glavni trg 7'],
    ['MB SV-318', -1, (tonight.getTime() - now.getTime()) / hourMs, 'works', 'Okvara dvigala, Gosposka ulica 3'],
    ['KR HB-552', (dawn.getTime() - now.getTime()) / hourMs + 48, (dawn.getTime() - now.getTime()) / hourMs + 72, 'moving', ''],
  ] as const
  return given.map(([plate, from, until, purpose, note], index) => {
    const issued_at = new Date(now.getTime() - (given.length - index) * hourMs - Math.max(0, -from) * hourMs)
    return {
      id: v7({ msecs: issued_at.getTime() }),
      number: `PR-${today.slice(0, 4)}-${String(index + 1).padStart(6, '0')}`,
      ...{ plate, plate_normalised: normalisePlate(plate), zone, purpose, note, issued_at },
      from_at: new Date(now.getTime() + from * hourMs),
      until_at: new Date(now.getTime() + until * hourMs),
      issued_by: operators[index % operators.length]!.id,
      ...{ code: null, ways: null, used: 0, gate: null, host_id: null, end_reason: '' },
      ended_at: null,
      ended_by: null,
    }
  })
}
