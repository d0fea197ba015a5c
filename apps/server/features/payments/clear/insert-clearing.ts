import { clearingDifference, clearingPlaceLabels } from '@dovolilnice/contract/payments/clearing/clearing'
import { v7 } from 'uuid'
import { type Row, type Trx, createRow, insertRow } from '../../../platform/database/db.ts'
import { inPieces } from '../put-to-applications.ts'
import type { NewClearing } from './clearing-items.ts'

/** Writes that items left their place. `document` names them in the journal: all that were carried together, or how many. */
export const insertClearing = async (
  trx: Trx,
  paymentId: string | null,
  { items, report_id = null, ...clearing }: NewClearing,
  by: { now: Date; userId: string | null },
): Promise<Row<'clearing'>> => {
  const difference_cents = clearingDifference(items, clearing.net_cents, clearing.fee_cents)
  const [first] = items
  const document = items.length > 1 ? `${first?.label ?? ''} (+${items.length - 1})` : (first?.label ?? '')
  const made = await createRow(trx, 'clearing', {
    ...{ id: v7(), payment_id: paymentId, report_id, ...clearing, difference_cents, document },
    ...{ made_at: by.now, made_by: by.userId, undone_at: null },
  })
  for (const piece of inPieces(items))
    await insertRow(
      trx,
      'clearing_item',
      piece.map(({ id }) => ({ clearing_id: made.id, item_id: id })),
    )
  return made
}

/** What a payment is set aside as while it clears something. */
export const clearedReason = ({ place, document }: Pick<Row<'clearing'>, 'place' | 'document'>): string =>
  `${place === 'cash_in_transit' ? 'Polog gotovine' : clearingPlaceLabels[place].sl} ${document}`.trim()
