import type { FoundedTown } from '../running-product.ts'
import { comeToRest, faultsOf, gapsOf, type Outcome } from './books.ts'
import { killAt } from './kill-at.ts'
import { copyPayable, type Payable } from './payable-copies.ts'
import type { Place } from './places.ts'
import { startTownToKill } from './town-to-kill.ts'

/** What became of the payments with which the product was killed at a place. */
export interface PlaceReport {
  place: string
  kills: number
  faults: Outcome[]
}

interface Killed {
  reports: PlaceReport[]
  /** Numbers of invoices that are missing or given twice. */
  gaps: number
}

/**
 * Kills the product at each place so many times, each time with another payment. What an earlier kill left undone goes on meanwhile and is killed
 * again; the books are looked at when all has come to rest.
 * @param town the demo town to copy; absent: one is founded
 */
export const killAtPlaces = async (places: readonly Place[], kills: number, town?: FoundedTown): Promise<Killed> => {
  const killed = await startTownToKill(town)
  try {
    const paid = new Map<Place, Payable[]>()
    for (const [index, place] of places.entries()) {
      const payables = await copyPayable(killed.stops.client, place.way === 'cash' ? 'paid' : 'approved', index * 100, kills)
      for (const payable of payables) await killAt(killed, place, payable)
      paid.set(place, payables)
    }
    if (!(await comeToRest(killed))) throw new Error('jobs are left that do not end')
    const reports: PlaceReport[] = []
    for (const [place, payables] of paid) reports.push({ place: place.name, kills, faults: await faultsOf(killed, place, payables) })
    return { reports, gaps: await gapsOf(killed) }
  } finally {
    await killed.close()
  }
}
