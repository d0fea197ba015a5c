import { join } from 'node:path'
import { runProduct } from '../stories/harness/running-product.ts'
import { run, startProcess, stopProcess, waitFor } from '../tools/services/processes.ts'
import type { Benchmark } from './run.ts'

/** Milliseconds until that is done. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const server = join(import.meta.dirname, '../apps/server')
const bareFastify = `
  import fastify from 'fastify'
  const app = fastify()
  app.get('/', () => 'ready')
  await app.listen({ host: '127.0.0.1', port: 0 })
  console.log('ready')`

/** A Fastify of one route, until it listens. */
const startBare = async (): Promise<void> => {
  const bare = startProcess(process.execPath, ['--input-type=module', '--eval', bareFastify], { cwd: server })
  if (!(await waitFor(async () => bare.text().includes('ready'), 30_000))) throw new Error(bare.text())
  await stopProcess(bare)
}

export const benchmark: Benchmark = {
  name: 'npm start',
  measure: async () => {
    // Builds what has to be built, so that no start is measured with the build in it.
    await runProduct({ roles: ['api'], env: { DEMO: '0' } }).then((product) => product.close())
    const begun = performance.now()
    const product = await runProduct()
    const first = performance.now() - begun
    await product.stop()
    const next = await timed(product.start)
    await product.close()
    const empty = await timed(() => run(process.execPath, ['-e', '0']))
    const bare = await timed(startBare)
    const part = 'the next start, on the town that is there'
    return [
      { part: 'on an empty folder', ours: first, baseline: next, baselineName: part },
      { part, ours: next, baseline: empty, baselineName: 'an empty node process' },
      { part, ours: next, baseline: bare, baselineName: 'a bare Fastify' },
    ]
  },
}
