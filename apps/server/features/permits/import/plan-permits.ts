import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import type { PermitForm } from '@dovolilnice/contract/permits/issue/permit-form'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { Db } from '../../../platform/database/db.ts'
import { checkCredentials } from '../opening/check-credentials.ts'
import { daysOfChangedPermit } from '../issue/permit-draft.ts'

/** A permit of a file; both days are given. */
export type ImportedPermit = PermitForm & { valid_until: string }

/** Plates that are asked for at once. */
const block = 1000

const openPermitsOf = async (db: Db, plates: readonly string[]) => {
  const found = []
  for (let at = 0; at < plates.length; at += block)
    found.push(
      ...(await db
        .selectFrom('permit_credential as credential')
        .innerJoin('permit', 'permit.id', 'credential.permit_id')
        .select(['permit.id', 'permit.permit_kind_id', 'permit.valid_from', 'permit.valid_until', 'credential.value_normalised'])
        .where('credential.kind', '=', 'plate')
        .where('credential.value_normalised', 'in', plates.slice(at, at + block))
        .where('permit.status', 'in', ['issued', 'suspended'])
        .execute()),
    )
  return found
}

/**
 * Judges permits of a file by the rules that follow from the town's lists alone; those that follow from other permits (caps, cards, plates in a
 * zone) are held when each is written.
 * @returns for each permit the id of the same one that is there already, or null; or why it is refused
 */
export const judgeImportedPermits = async (
  db: Db,
  permits: readonly ImportedPermit[],
  { today, locale }: { today: string; locale: Locale },
): Promise<({ same: string | null } | { error: OperationError })[]> => {
  const kinds = await db.selectFrom('permit_kind').selectAll().where('active', '=', true).execute()
  const pairs = await db.selectFrom('user_type_parking_lot').selectAll().execute()
  const wanted = new Set(permits.flatMap((permit) => permit.plates.map(normalisePlate)))
  const present = Map.groupBy(await openPermitsOf(db, [...wanted]), ({ value_normalised: plate }) => plate)
  const refuse = (path: string, rule: 'choice' | 'kind_not_allowed' | 'lot_not_allowed') => invalidField(path, rule, locale)
  const judge = (permit: ImportedPermit): string | null => {
    const { permit_kind_id: kindId, parking_lot_id: lot, user_type_code: type, plates, valid_from: from, valid_until: until } = permit
    const kind = kinds.find(({ id }) => id === kindId)
    if (kind === undefined || kind.validity.rule === 'replaced') throw refuse('permit_kind_id', 'choice')
    if (kind.user_types.length > 0 && !kind.user_types.includes(type)) throw refuse('permit_kind_id', 'kind_not_allowed')
    if (!pairs.some((pair) => pair.user_type_code === type && pair.parking_lot_id === lot))
      throw refuse('parking_lot_id', 'lot_not_allowed')
    checkCredentials(kind, permit, locale)
    // A permit that is in force may have begun before today, so only its end is judged.
    daysOfChangedPermit(kind.validity, { valid_from: from, valid_until: '' }, { valid_from: from, valid_until: until }, today, locale)
    const same = plates
      .flatMap((plate) => present.get(normalisePlate(plate)) ?? [])
      .find((one) => one.permit_kind_id === kindId && one.valid_from === from && one.valid_until === until)
    return same?.id ?? null
  }
  return permits.map((permit) => {
    try {
      return { same: judge(permit) }
    } catch (error) {
      if (error instanceof OperationError) return { error }
      throw error
    }
  })
}
