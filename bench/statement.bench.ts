import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { sql } from 'kysely'
import { readCamt } from '../apps/server/features/payments/read/read-camt.ts'
import { sampleCamt, type SampleEntry } from '../apps/server/features/payments/read/sample-statement.ts'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import { percentile, timesOf } from './harness/percentile.ts'
import type { Benchmark, Measurement } from './run.ts'

const entryCount = 10_000
const runs = 5

/** A statement of 10,000 payments: most name an application of the town, some nobody. Each run has movements of its own. */
const makeStatement = async ({ root, database }: LoadedProduct, run: number): Promise<string> => {
  const { body } = await root.call({ name: 'read-parameters', method: 'GET', path: 'v1/parameters', access: 'public', summary: '' })
  const numbers = await database.kysely.selectFrom('application').select('number').orderBy('created_at', 'desc').limit(9_000).execute()
  const entries = Array.from({ length: entryCount }, (_, index): SampleEntry => {
    const number = numbers[index]?.number
    return {
      amount: `${20 + (index % 90)}.50`,
      bank_reference: `BENCH-${run}-${index}`,
      payer: `Plačnik ${index}`,
      payer_iban: 'SI56192001234567892',
      ...(number === undefined ? {} : { reference: `SI00${number.replace(/\D/g, '')}` }),
      purpose: 'Dovolilnica',
    }
  })
  return sampleCamt({ id: `BENCH-${run}`, iban: body.money.iban, entries })
}

async function* inParts(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

const upload = async ({ root }: LoadedProduct, text: string): Promise<void> => {
  const form = new FormData()
  form.append('file', new File([text], 'izpisek.xml', { type: 'text/xml' }))
  const { status, body } = await root.call(uploadStatement, { form })
  if (status !== 200 || body.entries !== entryCount) throw new Error(`the upload answered ${status}: ${JSON.stringify(body)}`)
}

/** As many rows in PostgreSQL alone, by one statement. */
const insertBare = ({ database }: LoadedProduct) =>
  sql`with rows as (select gen_random_uuid() as id, repeat(n::text, 8) as words from generate_series(1, ${entryCount}) as n)
    select count(*), max(md5(words)) from rows`.execute(database.kysely)

const measureStatement = async (product: LoadedProduct): Promise<Measurement[]> => {
  const texts: string[] = []
  for (let run = 0; run < runs; run++) texts.push(await makeStatement(product, run))
  const reading = percentile(await timesOf(runs, async (run) => void (await readCamt(inParts(Buffer.from(texts[run] ?? ''))))), 0.5)
  const first = percentile(await timesOf(runs, (run) => upload(product, texts[run] ?? '')), 0.5)
  const again = percentile(await timesOf(runs, (run) => upload(product, texts[run] ?? '')), 0.5)
  const bare = percentile(await timesOf(runs, async () => void (await insertBare(product))), 0.5)
  const part = 'a camt.053 of 10,000 payments'
  return [
    { part: `${part}, recorded and matched`, ours: first, baseline: reading, baselineName: 'its XML read alone' },
    { part: `${part}, uploaded again`, ours: again, baseline: reading, baselineName: 'its XML read alone' },
    { part: `${part}, read`, ours: reading, baseline: bare, baselineName: 'as many rows made by PostgreSQL alone' },
  ]
}

export const benchmark: Benchmark = {
  name: 'statement',
  measure: () => withLoadedProduct(measureStatement, 0.1),
}
