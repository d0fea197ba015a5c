import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Lot } from './lots.ts'
import type { Applicant } from './people/people.ts'
import type { Random } from './random.ts'

/** Who does something in the town. */
export interface Actor {
  id: string | null
  name: string
}

/** What the demo town is made from. */
export interface Town {
  random: Random
  now: Date
  /** The local day of `now`. */
  today: string
  kinds: readonly PermitKind[]
  lots: readonly Lot[]
  /** Which type of user may apply for which lot. */
  pairs: readonly { user_type_code: string; parking_lot_id: string }[]
  applicants: readonly Applicant[]
  clerks: readonly Actor[]
  operators: readonly Actor[]
}

/** The lots for which a type of user may apply; every lot when none is named. */
export const lotsFor = ({ lots, pairs }: Town, userType: string): readonly Lot[] => {
  const allowed = lots.filter(({ id }) => pairs.some((pair) => pair.user_type_code === userType && pair.parking_lot_id === id))
  return allowed.length > 0 ? allowed : lots
}
