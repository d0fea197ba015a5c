import { staffRoleOf } from '@dovolilnice/contract/permissions'
import { mailedCodeDigits } from '@dovolilnice/contract/session/mailed-code'
import { randomInt } from 'node:crypto'
import { z } from 'zod/mini'
import { countOne } from '../../../platform/http/limits/counters.ts'
import type { Counter } from '../../../platform/http/limits/counters.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { hashPassword } from '../../../platform/security/passwords.ts'
import { sendCode } from './code-mail.ts'

/** More codes than this a person gets in no hour. */
const codeMails: Counter = { name: 'sign-in-code-mail', limit: 5, windowSeconds: 3600 }

const newCode = (): string => String(randomInt(10 ** mailedCodeDigits)).padStart(mailedCodeDigits, '0')

/**
 * Mails the code for which somebody asked, when an active account of a resident has proved this address. Staff see everybody's data and sign in by password
 * and second factor, or by the municipality's provider.
 */
export const mailCode = defineJob({
  name: 'mail-sign-in-code',
  schema: z.object({ token_hash: z.string() }),
  keepSeconds: 3600,
  handle: async ({ token_hash }, { database, services, clock }) => {
    const code = newCode()
    const codeHash = await hashPassword(code)
    await database.transaction(async (trx) => {
      const now = clock.now()
      const waiting = await trx
        .selectFrom('sign_in_code')
        .innerJoin('app_user', 'app_user.email', 'sign_in_code.email')
        .selectAll('app_user')
        .where('token_hash', '=', token_hash)
        .where('code_hash', 'is', null)
        .where('expires_at', '>', now)
        .where('app_user.active', '=', true)
        .where('app_user.email_verified_at', 'is not', null)
        .executeTakeFirst()
      if (waiting === undefined || staffRoleOf(waiting) !== 'regular') return
      if ((await countOne(trx, codeMails, [waiting.id], now)) > codeMails.limit) return
      await trx.updateTable('sign_in_code').set({ code_hash: codeHash, user_id: waiting.id }).where('token_hash', '=', token_hash).execute()
      await sendCode(trx, services, waiting, code)
    })
  },
})
