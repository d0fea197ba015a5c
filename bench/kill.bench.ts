import { killAtPlaces } from '../stories/harness/killing/kill-at-places.ts'
import { places } from '../stories/harness/killing/places.ts'
import { startPostgres } from '../tools/services/throwaway-postgres.ts'
import type { Benchmark, Report } from './run.ts'

/** The places whose name holds KILL_PLACES; all when it is not set. */
const chosen = places.filter(({ name }) => name.includes(process.env['KILL_PLACES'] ?? ''))
const kills = Number(process.env['KILLS'] ?? 10)

const measure = async (): Promise<Report[]> => {
  const server = await startPostgres()
  if (typeof server === 'string') throw new Error(server)
  process.env['TEST_DATABASE_URL'] = server.url
  const { reports, gaps } = await killAtPlaces(chosen, kills).finally(() => server.stop())
  const told = reports.map(({ place, kills: times, faults }) => {
    const told = faults.map((fault) => `\n    ${JSON.stringify(fault)}`).join('')
    return { part: place, text: `killed ${times} times, lost or doubled ${faults.length}${told}` }
  })
  const faults = reports.reduce((sum, { faults: own }) => sum + own.length, 0)
  const all = `${reports.length * kills} kills at ${reports.length} places: ${faults} payments with something lost or doubled, ${gaps} gaps in the numbers`
  return [...told, { part: 'kill -9 between payment and sent invoice', text: all }]
}

export const benchmark: Benchmark = { name: 'kill -9 between payment and sent invoice', measure }
