import type { readOwnCode } from '@dovolilnice/contract/permits/record/read-own-code'
import type { Handler } from '../../../platform/http/context.ts'
import { qrModules, qrPath } from '../../../platform/pdf/qr-code.ts'
import { verificationUrl } from '../verify/verification-code.ts'
import { findPermit } from './find-permit.ts'

export const handleReadOwnCode: Handler<typeof readOwnCode> = async ({ params }, { trx, user, config }) => {
  const url = verificationUrl(config.publicUrl, await findPermit(trx, params.id, user.id))
  const modules = qrModules(url)
  return { code: qrPath(modules), code_size: modules.length, verification_url: url }
}
