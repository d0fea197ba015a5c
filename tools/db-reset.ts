import { resolve } from 'node:path'
import { readConfig } from '@dovolilnice/server/config'
import { resetTown } from '@dovolilnice/server/reset-town'
import { plainSentence } from './start/plain-error.ts'

// `npm run db:reset`: the demo town is begun anew at the next start. A real town only with the latch CAN_RESET_DATABASE=1.
try {
  const config = readConfig(process.env)
  const where = await resetTown(
    { databaseUrl: config.databaseUrl, dataDir: resolve(config.dataDir) },
    process.env.CAN_RESET_DATABASE === '1',
  )
  console.log(`Deleted the town in ${where}.`)
} catch (error) {
  console.error(plainSentence(error) ?? error)
  process.exitCode = 1
}
