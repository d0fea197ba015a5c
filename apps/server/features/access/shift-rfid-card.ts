import { shiftRfidCard } from '@dovolilnice/contract/access/shift-rfid-card'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lockKeys } from '../../platform/database/session.ts'
import { type Db, sql } from '../../platform/database/db.ts'
import { implement } from '../../platform/http/context.ts'

type Shift = OperationInput<typeof shiftRfidCard>['body']['shifts'][number]

interface Card {
  id: string
  tag: string
  permit_id: string
  permit_number: string
}

/** Permits whose cards may be shifted: not ended, not revoked, not replaced. */
const openPermits = (db: Db, today: string) =>
  db.selectFrom('permit as p').where('p.status', 'in', ['issued', 'suspended']).where('p.valid_until', '>', today)

const cardsWith = (db: Db, today: string, tags: readonly string[]): Promise<Card[]> =>
  openPermits(db, today)
    .innerJoin('permit_credential as c', 'c.permit_id', 'p.id')
    .select(['c.id', 'c.value_normalised as tag', 'p.id as permit_id', 'p.number as permit_number'])
    .where('c.kind', '=', 'rfid')
    .where('c.value_normalised', 'in', tags)
    .orderBy('p.number')
    .execute()

const numbersOf = async (db: Db, today: string, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await openPermits(db, today)
    .innerJoin('permit_kind as k', 'k.id', 'p.permit_kind_id')
    .select(['p.id', 'p.number'])
    .where('p.id', 'in', ids)
    .where((is) => is(sql`'rfid'`, '=', sql`any(k.openings)`))
    .execute()
  return new Map(rows.map((row) => [row.id, row.number]))
}

/** @throws OperationError with each line for which `broken` is true */
const refuseWhere = (
  shifts: readonly Shift[],
  code: 'not_found' | 'duplicate',
  rule: 'card_unknown' | 'card_taken' | 'permit_no_card',
  locale: Locale,
  broken: (shift: Shift, index: number) => boolean,
): void => {
  const field = rule === 'card_unknown' ? 'from' : rule === 'card_taken' ? 'to' : 'permit_id'
  const fields = shifts.flatMap((shift, index) => (broken(shift, index) ? [fieldError(`shifts.${index}.${field}`, rule, locale)] : []))
  if (fields.length > 0) throw new OperationError(code, { fields })
}

export const handleShiftRfidCard = implement(shiftRfidCard, async ({ body }, { trx, now, locale, record, capabilities }) => {
  const { shifts, reason } = body
  const today = localDayOf(now)
  const newTag = (shift: Shift): string => shift.to ?? shift.from
  const from = new Set(shifts.map((shift) => shift.from))
  // The same keys as the issue of a permit takes (`permit-conflicts.ts`).
  await lockKeys(
    trx,
    [...from, ...shifts.map(newTag)].map((tag) => `card:${tag}`),
  )
  const cards = Map.groupBy(await cardsWith(trx, today, [...from]), (card) => card.tag)
  const targets = await numbersOf(
    trx,
    today,
    shifts.flatMap((shift) => shift.permit_id ?? []),
  )
  const staying = new Set((await cardsWith(trx, today, shifts.map(newTag))).map((card) => card.tag).filter((tag) => !from.has(tag)))

  refuseWhere(shifts, 'not_found', 'card_unknown', locale, (shift) => !cards.has(shift.from))
  refuseWhere(shifts, 'not_found', 'permit_no_card', locale, ({ permit_id: id }) => id !== undefined && !targets.has(id))
  const repeated = (shift: Shift, index: number) =>
    shifts.some((other, at) => at < index && (newTag(other) === newTag(shift) || other.from === shift.from))
  refuseWhere(shifts, 'duplicate', 'card_taken', locale, (shift, index) => staying.has(newTag(shift)) || repeated(shift, index))

  const shifted = shifts.flatMap((shift) =>
    (cards.get(shift.from) ?? []).map((card) => ({ card, shift, to: newTag(shift), permitId: shift.permit_id ?? card.permit_id })),
  )
  await capabilities.moveCards(
    trx,
    shifted.map(({ card, to, permitId }) => ({ id: card.id, tag: to, from: card.permit_id, to: permitId })),
    now,
  )
  for (const { card, to, permitId } of shifted) {
    const permit = targets.get(permitId) ?? card.permit_number
    record({
      subject: { type: 'permit', id: permitId, label: permit },
      // The trail keeps only fields that differ. Card and permit are one field, so that both are kept.
      before: { rfid: `${card.tag}, ${card.permit_number}` },
      after: { rfid: `${to}, ${permit}` },
      reason,
    })
  }
  return {
    shifted: shifted.length,
    cards: shifted.map(({ card, to, permitId }) => ({
      from: card.tag,
      to,
      permit_id: permitId,
      permit_number: targets.get(permitId) ?? card.permit_number,
    })),
  }
})
