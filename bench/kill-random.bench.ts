import { setTimeout as sleep } from 'node:timers/promises'
import { careForms } from '../stories/harness/application-form.ts'
import { httpPerson } from '../stories/harness/http-person.ts'
import { comeToRest, faultsOf, gapsOf, type Outcome } from '../stories/harness/killing/books.ts'
import { begin, repeat } from '../stories/harness/killing/kill-at.ts'
import { copyPayable, type Payable } from '../stories/harness/killing/payable-copies.ts'
import { places } from '../stories/harness/killing/places.ts'
import { startTownToKill } from '../stories/harness/killing/town-to-kill.ts'
import { runProduct, type Product } from '../stories/harness/running-product.ts'
import { startPostgres } from '../tools/services/throwaway-postgres.ts'
import type { Benchmark, Report } from './run.ts'

const onPostgres = Number(process.env['KILLS'] ?? 60)
const embedded = Number(process.env['KILLS_EMBEDDED'] ?? 20)

/** Kills after so many milliseconds: before the first answer, between two, or among the jobs that follow. */
const aMoment = () => Math.floor(Math.random() * 1500)

/** One place of each way; only the way counts here. */
const ways = [...new Map(places.map((place) => [place.way, place])).values()]

/** Pays in all ways at once, and kills the product at a moment that nobody chose; what an earlier kill left undone goes on meanwhile. */
const killPayments = async (kills: number): Promise<Report> => {
  const town = await startTownToKill()
  try {
    const paid: Payable[][] = []
    for (const [index, place] of ways.entries())
      paid.push(await copyPayable(town.stops.client, place.way === 'cash' ? 'paid' : 'approved', 1_000 * (index + 1), kills))
    for (let round = 0; round < kills; round += 1) {
      const payable = (index: number) => paid[index]![round]!
      const begun = ways.map((place, index) => begin(town, place, payable(index)).catch(() => undefined))
      await sleep(aMoment())
      await town.product.kill()
      await Promise.all(begun)
      await town.product.start()
      for (const [index, place] of ways.entries()) await repeat(town, place, payable(index))
    }
    if (!(await comeToRest(town))) throw new Error('jobs are left that do not end')
    const faults: Outcome[] = []
    for (const [index, place] of ways.entries()) faults.push(...(await faultsOf(town, place, paid[index] ?? [])))
    const told = faults.map((fault) => `\n    ${JSON.stringify(fault)}`).join('')
    const text = `${kills} kills among ${kills * ways.length} payments: ${faults.length} with something lost or doubled, ${await gapsOf(town)} gaps in the numbers${told}`
    return { part: 'kill -9 at any moment, PostgreSQL, all ways of paying', text }
  } finally {
    await town.close()
  }
}

interface Sent {
  plate: string
  /** The same form, with its key, each time. */
  form: FormData
  acknowledged?: { number: string; token: string }
}

/** Each application from a network of its own: many from one are asked for more and more work. */
const send = async (product: Product, sent: Sent, network: number): Promise<void> => {
  const person = await httpPerson(product.url, `10.${network % 200}.${Math.floor(network / 200)}.1`)
  const { status, body } = await person.post('v1/applications', sent.form)
  if (status === 200) sent.acknowledged = body
}

/** Sends applications with their documents, kills, and sends again what was not acknowledged. */
const killApplications = async (kills: number): Promise<Report> => {
  const product = await runProduct({ engine: 'embedded', env: { SIMULATED_GATES: '0', TRUST_PROXY: '1' } })
  try {
    const formOf = await careForms(await httpPerson(product.url))
    const all: Sent[] = []
    for (let round = 0; round < kills; round += 1) {
      const batch = Array.from({ length: 8 }, (_, index) => {
        const plate = `LJ R${String(round * 8 + index).padStart(3, '0')}-A`
        return { plate, form: formOf(plate, `Naključna Oseba ${round}`) }
      })
      const begun = batch.map((sent, index) => send(product, sent, all.length + index).catch(() => undefined))
      await sleep(aMoment())
      await product.kill()
      await Promise.all(begun)
      await product.start()
      for (const [index, sent] of batch.entries()) if (!('acknowledged' in sent)) await send(product, sent, 10_000 + all.length + index)
      all.push(...batch)
    }
    const person = await httpPerson(product.url)
    const read = ({ number, token }: { number: string; token: string }) =>
      person.get(`v1/applications/status?number=${number}&token=${token}`)
    const answers = []
    for (const { acknowledged } of all) answers.push(acknowledged && (await read(acknowledged)))
    const lost = answers.filter((answer) => answer?.status !== 200 || answer.body.documents.length !== 1).length
    await person.signIn('admin@demo.si')
    const { total } = (await person.post('v1/admin/applications', { itemsPerPage: 1, filters: { search: 'Naključna Oseba' } })).body
    const text = `${kills} kills among ${all.length} applications: ${lost} lost or without their document, ${total - all.length} doubled`
    return { part: 'kill -9 at any moment, embedded, applications', text }
  } finally {
    await product.close()
  }
}

export const benchmark: Benchmark = {
  name: 'kill -9 at any moment',
  measure: async () => {
    const server = await startPostgres()
    if (typeof server === 'string') throw new Error(server)
    process.env['TEST_DATABASE_URL'] = server.url
    try {
      return [await killPayments(onPostgres), await killApplications(embedded)]
    } finally {
      await server.stop()
    }
  },
}
