import { hourMs } from '../../../platform/clock/clock.ts'
import { staffRoleOf } from '@dovolilnice/contract/permissions'
import type { Row } from '../../../platform/database/db.ts'

type Person = Pick<Row<'app_user'>, 'role' | 'granted' | 'revoked'>

/** Staff see everybody's data, often at a counter: a session lasts a working day, and ends when nobody touched it for two hours. */
const ofStaff = { longestMs: 12 * hourMs, idleMs: 2 * hourMs }
const ofRegular = { longestMs: 30 * 24 * hourMs, idleMs: 12 * hourMs }

/** How long, in ms, the session of a person lasts at most, and for how long it may be unused. */
export const sessionLengthOf = (person: Person): { longestMs: number; idleMs: number } =>
  staffRoleOf(person) === 'regular' ? ofRegular : ofStaff
