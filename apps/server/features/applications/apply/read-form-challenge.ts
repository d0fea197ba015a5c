import { submitApplication } from '@dovolilnice/contract/applications/apply/submit-application'
import type { readFormChallenge } from '@dovolilnice/contract/applications/apply/read-form-challenge'
import type { Handler } from '../../../platform/http/context.ts'
import { bitsFor, makeChallenge } from '../../../platform/http/limits/proof.ts'
import { formsOfToday } from '../../../platform/http/limits/quota.ts'

export const handleReadFormChallenge: Handler<typeof readFormChallenge> = async (_, { trx, config, ...sender }) => {
  const bits = bitsFor(config.proofBits, await formsOfToday(trx, submitApplication.name, sender))
  return { challenge: await makeChallenge(trx, bits, sender.now), bits }
}
