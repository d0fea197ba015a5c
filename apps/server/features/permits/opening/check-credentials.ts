import { OperationError, type FieldError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import { openingDays } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { type CredentialDraft, normalisedValue, type PermitKindRow } from '../issue/permit-draft.ts'

/** Ways of opening as a form gives them: all of them for the whole of the permit. */
export interface GivenCredentials {
  plates: readonly string[]
  phones: readonly string[]
  tags: readonly string[]
}

/** Plates are always kept, also where the kind does not open by them: the warden reads them. */
const mayOpen = (kind: PermitKindRow, opening: CredentialKind): boolean => opening === 'plate' || kind.openings.includes(opening)

/** @throws OperationError `validation`: too many vehicles, a plate twice, a way of opening that the kind does not have */
export const checkCredentials = (kind: PermitKindRow, { plates, phones, tags }: GivenCredentials, locale: Locale): void => {
  const { max_vehicles: maximum } = kind
  const normalised = plates.map(normalisePlate)
  const fields: FieldError[] = [
    ...normalised.flatMap((plate, index) =>
      normalised.indexOf(plate) < index ? [fieldError(`plates.${index}`, 'plate_twice', locale)] : [],
    ),
    ...(plates.length > maximum ? [fieldError(`plates.${maximum}`, 'too_many_vehicles', locale, { maximum })] : []),
    ...(phones.length > 0 && !mayOpen(kind, 'phone') ? [fieldError('phones.0', 'opening_not_allowed', locale)] : []),
    ...(tags.length > 0 && !mayOpen(kind, 'rfid') ? [fieldError('tags.0', 'opening_not_allowed', locale)] : []),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

const hasDaysOf = (a: Validity | undefined, b: Validity | undefined): boolean =>
  a !== undefined && b !== undefined && a.valid_from < b.valid_until && b.valid_from < a.valid_until

const daysIn = (permit: Validity, { valid_from = null, valid_until = null }: CredentialDraft): Validity | undefined =>
  openingDays({ valid_from, valid_until }, permit)

/** What is added must not be on the permit on one of its days, in whatever spelling. @throws OperationError `validation` */
export const requireNew = (
  permit: Validity,
  present: readonly CredentialDraft[],
  added: CredentialDraft,
  { path, locale }: { path: string; locale: Locale },
): void => {
  const days = daysIn(permit, added)
  const twice = present.some(
    (one) => one.kind === added.kind && normalisedValue(one) === normalisedValue(added) && hasDaysOf(daysIn(permit, one), days),
  )
  if (twice) throw invalidField(path, 'credential_twice', locale)
}

/** One way of opening that is added by itself. @throws OperationError `validation` */
export const requireOpening = (kind: PermitKindRow, opening: CredentialKind, locale: Locale): void => {
  if (!mayOpen(kind, opening)) throw invalidField('kind', 'opening_not_allowed', locale)
}

export const credentialsOf = ({ plates, phones, tags }: GivenCredentials): CredentialDraft[] => [
  ...plates.map((value) => ({ kind: 'plate' as const, value })),
  ...phones.map((value) => ({ kind: 'phone' as const, value })),
  ...tags.map((value) => ({ kind: 'rfid' as const, value })),
]
