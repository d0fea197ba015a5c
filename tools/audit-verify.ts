import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '@dovolilnice/server/config'
import { verifyStoredTrail } from '@dovolilnice/server/verify-stored-trail'
import { plainSentence } from './start/plain-error.ts'

// `npm run audit:verify`: whether the audit trail is as it was signed. 0: it holds, 1: it does not, 2: it could not be verified.
// `-- --heads FILE` compares with heads that were kept elsewhere, `--key FILE` trusts only this public key.
try {
  const { values } = parseArgs({ options: { heads: { type: 'string' }, key: { type: 'string' } } })
  const config = readConfig(process.env)
  const { lines, holds } = await verifyStoredTrail({ databaseUrl: config.databaseUrl, dataDir: resolve(config.dataDir) }, values)
  for (const line of lines) console.log(line)
  if (!holds) process.exitCode = 1
} catch (error) {
  console.error(plainSentence(error) ?? error)
  process.exitCode = 2
}
