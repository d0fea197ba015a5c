import { OperationError } from '@dovolilnice/contract/errors'
import type { Holder } from '@dovolilnice/contract/primitives/holder'
import { type Trx, sql } from '../../../platform/database/db.ts'
import type { PermitDraft, PermitKindRow } from './permit-draft.ts'

/**
 * The address as addresses are compared; null for a company: many share a house and are no household. Who may be both, is a company by its
 * tax number.
 */
const householdOf = async (trx: Trx, holder: Holder): Promise<string | null> => {
  const { street, post_code, city, tax_number: taxNumber } = holder
  const { applicant, household } = await trx
    .selectFrom('user_type')
    .select(['applicant', sql<string>`household_of(${street}, ${post_code}, ${city})`.as('household')])
    .where('code', '=', holder.user_type_code)
    .executeTakeFirstOrThrow()
  return applicant === 'person' || (applicant === 'any' && taxNumber === null) ? household : null
}

const isPerson = sql<boolean>`exists (
  select from user_type t where t.code = permit.user_type_code and (t.applicant = 'person' or t.applicant = 'any' and permit.tax_number is null))`

/** Who wants a permit of a kind, and for which days. */
interface Wanted {
  kind: Pick<PermitKindRow, 'id'>
  holder: Holder & { user_id: string | null }
  valid_from: string
  valid_until: string
}

/** Permits of one kind that a holder, or their household, has open at some time in these days. */
const openOfHousehold = async (trx: Trx, draft: Wanted, except: readonly string[]) => {
  const { holder } = draft
  const household = await householdOf(trx, holder)
  const lives = sql<boolean>`household_of(permit.street, permit.post_code, permit.city) = ${household}`
  return trx
    .selectFrom('permit')
    .select(['id', 'number'])
    .where('permit_kind_id', '=', draft.kind.id)
    .where('status', 'in', ['issued', 'suspended'])
    .where('valid_from', '<', draft.valid_until)
    .where('valid_until', '>', draft.valid_from)
    .where(({ or, and, eb }) =>
      or([
        ...(holder.email ? [eb('email', '=', holder.email)] : []),
        ...(holder.user_id ? [eb('user_id', '=', holder.user_id)] : []),
        ...(holder.tax_number ? [eb('tax_number', '=', holder.tax_number)] : []),
        ...(household === null ? [] : [and([lives, isPerson])]),
      ]),
    )
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('created_at', 'desc')
    .execute()
}

/** How many permits of the kind the holder or their household has open in these days. @param except permits that do not count */
export const countHouseholdPermits = async (trx: Trx, wanted: Wanted, except: readonly string[]): Promise<number> =>
  (await openOfHousehold(trx, wanted, except)).length

/**
 * What must be locked before a capped kind's permits are counted: whoever could be the same holder, by account, e-mail, tax number or address.
 */
export const capKeys = async (trx: Trx, { kind, holder }: PermitDraft): Promise<string[]> => {
  if (kind.cap_per_holder === null) return []
  const household = await householdOf(trx, holder)
  const keys = [holder.user_id, holder.email, holder.tax_number, household].flatMap((key) => (key ? [key] : []))
  return keys.map((key) => `holder:${kind.id}:${key}`)
}

/**
 * No more open permits of a kind than a holder may have. A holder is the same by account, e-mail or tax number; people who live at one
 * address are one household.
 * @param except permits that do not count
 * @throws OperationError `cap_reached`, naming the newest permit that counts
 */
export const requireBelowCap = async (trx: Trx, draft: PermitDraft, except: readonly string[]): Promise<void> => {
  const cap = draft.kind.cap_per_holder
  if (cap === null) return
  const open = await openOfHousehold(trx, draft, except)
  const newest = open[0]
  if (newest === undefined || open.length < cap) return
  throw new OperationError('cap_reached', { details: { cap, permit_id: newest.id, number: newest.number } })
}
