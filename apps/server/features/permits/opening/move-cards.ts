import { notify } from '../../../platform/database/notify.ts'
import type { Trx } from '../../../platform/database/tables.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    moveCards: typeof moveCards
  }
}

interface CardMove {
  /** The credential's id. */
  id: string
  /** The number that the card has from now on, normalised. */
  tag: string
  /** Ids of the permits: the one that has the card, and the one that gets it; both may be the same. */
  from: string
  to: string
}

/** Gives cards a number and a permit. Both the permit that loses a card and the one that gets it have changed for whoever has them open. */
export const moveCards = async (trx: Trx, moves: readonly CardMove[], now: Date): Promise<void> => {
  for (const { id, tag, to } of moves)
    await trx.updateTable('permit_credential').set({ value: tag, value_normalised: tag, permit_id: to }).where('id', '=', id).execute()
  await trx
    .updateTable('permit')
    .set((is) => ({ updated_at: now, version: is('version', '+', 1) }))
    .where('id', 'in', [...new Set(moves.flatMap(({ from, to }) => [from, to]))])
    .execute()
  await notify(trx, 'whitelist')
}
