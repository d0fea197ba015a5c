import { submitApplication } from '@dovolilnice/contract/applications/apply/submit-application'
import type { readFormChallenge } from '@dovolilnice/contract/applications/apply/read-form-challenge'
import type { Handler } from '../../../platform/http/context.ts'
import { bitsNow, makeChallenge } from '../../../platform/http/limits/proof.ts'

export const handleReadFormChallenge: Handler<typeof readFormChallenge> = async (_, { trx, config, ...sender }) => {
  const bits = await bitsNow(trx, config, submitApplication.name, sender)
  return { challenge: await makeChallenge(trx, bits, sender), bits }
}
