import { addDays, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { v7 } from 'uuid'
import type { Row } from '../../../platform/database/db.ts'
import type { Town } from '../town.ts'

const hourMs = 3_600_000

/** The host of the town, who may let guests in. */
export const makeHost = ({ now, lots, clerks }: Town, account: string): Row<'host'> => ({
  id: v7({ msecs: now.getTime() - 40 * 24 * hourMs }),
  user_id: account,
  ...{ name: 'Gostišče Pri mostu', zone: lots[0]!.zone, gate: null, daily: 15, monthly: 200 },
  ...{ longest_minutes: 240, from_minute: 6 * 60, until_minute: 24 * 60 },
  invited_by: clerks[0]!.id,
  invited_at: new Date(now.getTime() - 40 * 24 * hourMs),
  ...{ stopped_at: null, stop_reason: '', key_hash: null },
})

/** Its guests: one with a code, one whose code is used up, one who has come by plate. */
const makeGuests = (now: Date, host: Row<'host'>, number: (index: number) => string): Row<'pass'>[] => {
  const given = [
    ['', '604213', -0.4, 1.6, 0],
    ['', '118730', -3, -1, 1],
    ['GO TM-417', null, -0.2, 3.8, 1],
  ] as const
  return given.map(([plate, code, from, until, used], index) => ({
    id: v7({ msecs: now.getTime() + from * hourMs }),
    number: number(index),
    ...{ plate, plate_normalised: normalisePlate(plate), code, ways: 1 + index, used, zone: host.zone, gate: null, host_id: host.id },
    ...{ purpose: 'visit', note: '', end_reason: '', call_hash: null, ended_at: null, ended_by: null },
    from_at: new Date(now.getTime() + from * hourMs),
    until_at: new Date(now.getTime() + until * hourMs),
    issued_by: host.user_id,
    issued_at: new Date(now.getTime() + from * hourMs),
  }))
}

/** Passes of these days: one that is over, one that is valid until tonight, one of the day after tomorrow, and those of the host's guests. */
export const makePasses = ({ now, today, lots, operators }: Town, host: Row<'host'>): Row<'pass'>[] => {
  const zone = lots[0]!.zone
  const [dawn, tonight] = [startOfLocalDay(today), startOfLocalDay(addDays(today, 1))]
  const given = [
    ['LJ KT-604', -26, -22, 'delivery', 'Pohištvo, Glavni trg 7'],
    ['MB SV-318', -1, (tonight.getTime() - now.getTime()) / hourMs, 'works', 'Okvara dvigala, Gosposka ulica 3'],
    ['KR HB-552', (dawn.getTime() - now.getTime()) / hourMs + 48, (dawn.getTime() - now.getTime()) / hourMs + 72, 'moving', ''],
  ] as const
  const number = (index: number): string => `PR-${today.slice(0, 4)}-${String(index + 1).padStart(6, '0')}`
  const issued = given.map(([plate, from, until, purpose, note], index) => {
    const issued_at = new Date(now.getTime() - (given.length - index) * hourMs - Math.max(0, -from) * hourMs)
    return {
      id: v7({ msecs: issued_at.getTime() }),
      number: number(index),
      ...{ plate, plate_normalised: normalisePlate(plate), zone, purpose, note, issued_at },
      from_at: new Date(now.getTime() + from * hourMs),
      until_at: new Date(now.getTime() + until * hourMs),
      issued_by: operators[index % operators.length]!.id,
      ...{ code: null, ways: null, used: 0, gate: null, host_id: null, end_reason: '', call_hash: null },
      ended_at: null,
      ended_by: null,
    }
  })
  return [...issued, ...makeGuests(now, host, (index) => number(issued.length + index))]
}
