import { fetchAntiForgery } from '@dovolilnice/contract/session/operations'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readFormChallenge, submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { proofHeader } from '@dovolilnice/contract/proof-of-work'
import { residentForm, testFiles } from '../apps/server/test/applicant/application-forms.ts'
import { solveProof } from '../apps/server/test/applicant/solve-proof.ts'
import { temporaryFolder } from '../tools/services/processes.ts'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import { headersOf } from './harness/open-loader.ts'
import { percentile, timesOf } from './harness/percentile.ts'
import type { Benchmark, Measurement } from './run.ts'

const runs = 15
const fileBytes = 500_000

/** What a person sends; it is made before the measurement begins. */
interface Prepared {
  body: Buffer<ArrayBuffer>
  headers: Record<string, string>
}

const prepare = async ({ visitor, visitorAt, database }: LoadedProduct): Promise<Prepared> => {
  const { parking_lot_id } = await database.kysely
    .selectFrom('user_type_parking_lot')
    .select('parking_lot_id')
    .where('user_type_code', '=', 'resident')
    .executeTakeFirstOrThrow()
  const form = await residentForm(
    { visitor: () => visitor, town: { lots: { core: parking_lot_id } } },
    {
      valid_from: addDays(localDayOf(new Date()), 1),
      'document.identity': undefined,
      'document.vehicle_registration': testFiles.pdf(fileBytes, 'prometno.pdf'),
      'document.flat_number': testFiles.pdf(fileBytes, 'stanovanje.pdf'),
    },
  )
  const encoded = new Response(form)
  // From where the form is sent: a task is for the network that asked.
  const { challenge, bits } = (await visitorAt('127.0.0.1').call(readFormChallenge)).body
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      ...headersOf(visitor),
      'content-type': encoded.headers.get('content-type') ?? '',
      [proofHeader]: solveProof(challenge, bits),
    },
  }
}

const sendAll = async (url: string, prepared: readonly Prepared[]): Promise<number> => {
  const times = await timesOf(prepared.length, async (run) => {
    const answer = await fetch(url, { method: 'POST', ...prepared[run] })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`)
  })
  return percentile(times, 0.5)
}

/** The same bytes sent to a handler that reads them and stores nothing. */
const sendToBareHandler = async (prepared: readonly Prepared[]): Promise<number> => {
  const server = createServer((request, response) => request.on('end', () => response.end('{}')).resume()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const median = await sendAll(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, prepared)
  server.close()
  server.closeAllConnections()
  return median
}

/** Two files as large, written one after the other and flushed to the disk. */
const copyToDisk = async (): Promise<number> => {
  const folder = temporaryFolder('bench-copy')
  const bytes = Buffer.alloc(fileBytes, 1)
  const times = await timesOf(runs, async (run) => {
    for (const name of ['a', 'b']) {
      const file = await open(join(folder.path, `${run}${name}`), 'w')
      await file.write(bytes)
      await file.sync()
      await file.close()
    }
  })
  folder.remove()
  return percentile(times, 0.5)
}

const measureSubmission = async (product: LoadedProduct): Promise<Measurement[]> => {
  await product.visitor.call(fetchAntiForgery)
  const prepared: Prepared[] = []
  for (let run = 0; run < runs; run++) prepared.push(await prepare(product))
  const [copied, bare] = [await copyToDisk(), await sendToBareHandler(prepared)]
  const ours = await sendAll(`http://127.0.0.1:${product.port}/api/${submitApplication.path}`, prepared)
  const part = 'an application with two files of 500 kB'
  return [
    { part, ours, baseline: copied, baselineName: 'the files copied to the disk with fsync' },
    { part, ours, baseline: bare, baselineName: 'a bare handler that reads the same bytes' },
  ]
}

export const benchmark: Benchmark = {
  name: 'submission',
  measure: () => withLoadedProduct(measureSubmission, 0.02),
}
