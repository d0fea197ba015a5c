import { resolve } from 'node:path'
import { readConfig } from '@dovolilnice/server/config'
import { fillTown, measuredSize } from '@dovolilnice/server/fill-town'
import { plainSentence } from './start/plain-error.ts'

// `npm run load`: fills the town with 20,000 people, 200,000 applications, 50,000 permits, 2,000,000 passages and what comes of them, for measuring.
// `npm run load -- 0.1` loads a tenth of it.
const share = Number(process.argv[2] ?? 1)

try {
  if (!(share > 0 && share <= 10)) throw new Error(`${process.argv[2]} is no share: a number up to 10`)
  const config = readConfig(process.env)
  await fillTown({ ...config, dataDir: resolve(config.dataDir) }, measuredSize(share), (name, count, seconds) =>
    console.log(`${String(count).padStart(10)} ${name.padEnd(14)} ${seconds.toFixed(1)} s`),
  )
} catch (error) {
  console.error(plainSentence(error) ?? error)
  process.exitCode = 1
}
