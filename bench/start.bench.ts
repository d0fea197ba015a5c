import { runProduct } from '../stories/harness/running-product.ts'
import type { Benchmark } from './run.ts'

/** Milliseconds until `npm start` has announced itself and answers. */
const timed = async (start: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await start()
  return performance.now() - begun
}

export const benchmark: Benchmark = {
  name: 'npm start on an empty folder',
  measure: async () => {
    // Builds the web if it has to be, so that no start is measured with the build in it.
    await runProduct({ roles: ['api'], env: { DEMO: '0' } }).then((product) => product.close())
    const begun = performance.now()
    const product = await runProduct()
    const ours = performance.now() - begun
    await product.stop()
    const baseline = await timed(product.start)
    await product.close()
    return { ours, baseline, baselineName: 'the next start, on the town that is there' }
  },
}
