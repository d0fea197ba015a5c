import { expect, inject, it } from 'vitest'
import { killAtPlaces } from '../harness/killing/kill-at-places.ts'
import { places } from '../harness/killing/places.ts'
import { usualEngine } from '../harness/throwaway-database.ts'

/** One of each sort: a half that is undone, a commit whose answer is lost, a mail that was taken. `npm run bench -- kill` takes all places, ten times each. */
const tried = places.filter(({ name }) => ['paper-stored', 'settlement-committing', 'mail-accepted'].includes(name))

it.skipIf(usualEngine !== 'postgres')(
  'killed on its way from the payment to the sent invoice, the product loses nothing and does nothing twice',
  { timeout: 300_000 },
  async () => {
    const { reports, gaps } = await killAtPlaces(tried, 1, inject('demoTown'))
    expect(reports).toEqual(tried.map(({ name }) => ({ place: name, kills: 1, faults: [] })))
    expect(gaps).toBe(0)
  },
)
