import { runProduct } from './start/run-product.ts'
import { untilEnded } from './start/until-ended.ts'
import { buildWeb } from './web-bundle.ts'

const build = async (): Promise<void> => {
  const seconds = await buildWeb({ starting: () => console.log('Building the web …') })
  if (seconds !== undefined) console.log(`Built the web in ${seconds.toFixed(1)} s`)
}

await untilEnded((signal) => runProduct({ words: process.argv.slice(2), buildWeb: build, signal }))
