import { today } from '../../../platform/kit.ts'
import type { ParkingLot, UserType } from '@dovolilnice/contract/parking/parking-lot'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn } from '@dovolilnice/contract/parking/price'
import type { Resources } from '@dovolilnice/contract/resources/operations'

/** The types of users a person or a company may be, as far as there is a kind of permit for them. */
export const offeredUserTypes = ({ user_types: types, permit_kinds: kinds }: Resources, applicant: 'person' | 'company'): UserType[] =>
  types.filter(
    (type) => (type.applicant === 'any' || type.applicant === applicant) && kinds.some((kind) => kind.user_types.includes(type.code)),
  )

/** The kinds of permit for a type of user that have a price today. */
export const offeredKinds = ({ permit_kinds: kinds }: Resources, userType: string): PermitKind[] =>
  kinds.filter((kind) => kind.user_types.includes(userType) && periodsOn(kind.tariffs, today()).length > 0)

export const offeredLots = ({ parking_lots: lots, user_type_parking_lots: pairs }: Resources, userType: string): ParkingLot[] =>
  lots.filter((lot) => pairs.some((pair) => pair.user_type_code === userType && pair.parking_lot_id === lot.id))

/** The headings under which types of users stand in the form, in their order. */
export const places = ['living', 'working', 'visiting'] as const

/** Where people belong to by the types of the product's catalogue; a type that a town has made itself stands with the visitors. */
const placeOfCode: Record<string, (typeof places)[number]> = {
  resident: 'living',
  temporary_resident: 'living',
  owner: 'living',
  business: 'working',
  delivery: 'working',
  accommodation: 'working',
  care: 'working',
  public_service: 'working',
  taxi: 'working',
}

export const placeOf = ({ code }: UserType): (typeof places)[number] => placeOfCode[code] ?? 'visiting'

/** Whether a kind is sold by nothing longer than a week. */
export const isForDays = ({ tariffs }: PermitKind): boolean =>
  periodsOn(tariffs, today()).every((period) => period === 'week' || period === 'day' || period === 'hour')

/**
 * What a form begins with where the link names a kind of permit.
 * @param own who asks, where it is known: of the users of the kind the first that fits them is chosen, else the first of all
 */
export const chosenKind = ({ permit_kinds: kinds, user_types: types }: Resources, id: unknown, own?: 'person' | 'company') => {
  const kind = kinds.find((one) => one.id === id)
  const users = kind?.user_types.flatMap((code) => types.find((one) => one.code === code) ?? []) ?? []
  const type = users.find(({ applicant }) => own !== undefined && (applicant === 'any' || applicant === own)) ?? users[0]
  if (kind === undefined || type === undefined) return undefined
  const applicant_type = type.applicant === 'any' ? (own ?? 'person') : type.applicant
  return { kind, defaults: { permit_kind_id: kind.id, user_type_code: type.code, applicant_type } }
}
