import { runProduct } from './start/run-product.ts'
import { untilEnded } from './start/until-ended.ts'
import { buildWeb, squeezeLater } from './web-bundle.ts'

const build = async (): Promise<void> => {
  const seconds = await buildWeb({ starting: () => console.log('Building the web …'), squeezes: false })
  if (seconds !== undefined) console.log(`Built the web in ${seconds.toFixed(1)} s`)
}

await untilEnded(async (signal) => {
  const close = await runProduct({ words: process.argv.slice(2), buildWeb: build, signal })
  squeezeLater()
  return close
})
