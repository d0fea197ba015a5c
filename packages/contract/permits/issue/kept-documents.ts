import type { ApplicationFields } from '../../applications/apply/application-form.ts'
import type { RequiredDocument } from '../../parking/permit-kind.ts'
import { normalisePlate } from '../../primitives/plate.ts'

/** A document that the office has, and its last valid day where it has one. */
export interface KeptDocument {
  type: string
  expires_on: string | null
}

/** What the documents of a permit prove: whose it is, where they live, of what kind it is and for which vehicles. */
export type Proved = Pick<ApplicationFields, 'permit_kind_id' | 'user_type_code' | 'name' | 'street' | 'post_code' | 'city' | 'plates'> & {
  tax_number?: string | null | undefined
}

const provedFields = ['permit_kind_id', 'user_type_code', 'name', 'street', 'post_code', 'city', 'tax_number'] as const

const plateSet = (plates: readonly (string | undefined)[]): string =>
  plates
    .map((plate) => normalisePlate(plate ?? ''))
    .toSorted()
    .join()

/** Whether a renewal says nothing else than the permit about what documents prove; e-mail, phone, lot and days are proved by none. */
export const provesTheSame = (form: Partial<Proved>, permit: Proved): boolean =>
  provedFields.every((field) => (form[field] ?? '').trim() === (permit[field] ?? '').trim()) &&
  plateSet(form.plates ?? []) === plateSet(permit.plates)

/**
 * The documents that a renewal need not bring again, each type once: of those that the office has for the permit, what has not ended when the new
 * permit begins. What must have a last day, and has none on record, is asked for again.
 */
export const keptDocuments = (
  asked: readonly Pick<RequiredDocument, 'type' | 'expires'>[],
  held: readonly KeptDocument[],
  from: string,
): KeptDocument[] =>
  asked.flatMap(({ type, expires }): KeptDocument[] => {
    const days = held
      .filter((one) => one.type === type && (one.expires_on === null ? !expires : one.expires_on >= from))
      .map(({ expires_on: day }) => day)
    // Among several without an asked day, one that has none does not end.
    const last = days.includes(null) ? null : days.toSorted().at(-1)
    return last === undefined ? [] : [{ type, expires_on: last }]
  })
