import { textIn } from '@dovolilnice/contract/in-language'
import { OperationError } from '@dovolilnice/contract/errors'
import type { beginTotp } from '@dovolilnice/contract/second-factor/begin-totp'
import type { confirmTotp } from '@dovolilnice/contract/second-factor/confirm-totp'
import type { Handler } from '../../../platform/http/context.ts'
import { qrModules } from '../../../platform/pdf/qr-code.ts'
import { followNewFactor, ownSubject, totpName } from '../factor-added.ts'
import { openTotpKey, sealTotpKey } from './sealed-totp-key.ts'
import { requireConfirmed } from '../require-confirmed.ts'
import { base32, findTotpStep, newTotpKey, totpAddress } from './totp.ts'

export const handleBeginTotp: Handler<typeof beginTotp> = async (_, context) => {
  await requireConfirmed(context)
  const { trx, user, now, capabilities } = context
  const key = newTotpKey()
  const values = { sealed_key: sealTotpKey(context, user.id, key), created_at: now, last_step: 0 }
  const written = await trx
    .insertInto('totp_key')
    .values({ user_id: user.id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where('totp_key.confirmed_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst()
  if (written === undefined) throw new OperationError('duplicate')
  const { municipality } = await capabilities.readParameters(trx)
  const address = totpAddress(key, `Dovolilnice, ${municipality.name}`, user.email)
  const qr = qrModules(address).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  return { key: base32(key), address, qr }
}

export const handleConfirmTotp: Handler<typeof confirmTotp> = async ({ body }, context) => {
  await requireConfirmed(context)
  const { trx, user, now } = context
  const begun = await trx
    .selectFrom('totp_key')
    .select('sealed_key')
    .where('user_id', '=', user.id)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (begun === undefined) throw new OperationError('illegal_transition')
  const step = findTotpStep(openTotpKey(context, user.id, begun.sealed_key), body.code, now)
  if (step === undefined) throw new OperationError('invalid_code')
  await trx.updateTable('totp_key').set({ confirmed_at: now, last_step: step }).where('user_id', '=', user.id).execute()
  context.record({ subject: ownSubject(context) })
  return { recovery_codes: await followNewFactor(context, textIn(totpName, user.locale)) }
}
