import { z } from 'zod/mini'
import { headFile, readHeadFile } from '../../platform/audit/chain/head-file.ts'
import { keepChain } from '../../platform/audit/chain/keep-chain.ts'
import { saveVerification } from '../../platform/audit/chain/last-verification.ts'
import { readTrustedKeys } from '../../platform/audit/chain/trusted-keys.ts'
import { verifyTrail } from '../../platform/audit/chain/verify-trail.ts'
import { errorMessage } from '../../platform/errors/error-facts.ts'
import { defineJob } from '../../platform/jobs/job.ts'

/** Verifies the whole audit trail every night, after retention, and keeps the result for the screen. A fault is an error of the log. */
export const verifyTrailJob = defineJob({
  name: 'verify-trail',
  schema: z.object({}),
  dailyAt: '03:21',
  timeoutSeconds: 3_600,
  handle: async (_, { services, log }) => {
    const { config, database, clock, auditKey } = services
    // Where the trail parts from the exported heads, the verification says so too.
    await keepChain(services).catch((error: unknown) => log.error({ error: errorMessage(error) }, 'chaining the audit trail'))
    const keys = await readTrustedKeys(config.dataDir, [auditKey.publicKey])
    const verified = await verifyTrail({ database, clock, keys, copies: await readHeadFile(headFile(config.dataDir)) })
    await saveVerification(database.kysely, verified, clock)
    if (verified.faults.length > 0)
      log.error(
        { faults: verified.faults.slice(0, 10), count: verified.faults.length },
        'the audit trail does not hold: npm run audit:verify',
      )
  },
})
