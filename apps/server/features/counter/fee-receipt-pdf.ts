import type { readFeeReceipt } from '@dovolilnice/contract/counter/read-fee-receipt'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Trx } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'
import { makeFeeReceiptPdf } from '../../platform/pdf/fee-receipt.ts'
import { deviceCode } from './drawer-record.ts'

/** @throws OperationError `not_found` for what is no payment of an administrative fee */
const readTakenFee = async (trx: Trx, id: string) => {
  const taken = await trx
    .selectFrom('drawer_movement as movement')
    .innerJoin('cash_device', 'cash_device.id', 'movement.device_id')
    .innerJoin('business_premise', 'business_premise.id', 'cash_device.premise_id')
    .innerJoin('app_user', 'app_user.id', 'movement.made_by')
    .innerJoin('payment', 'payment.id', 'movement.payment_id')
    .innerJoin('application', 'application.id', 'movement.application_id')
    .select(['movement.cents', 'movement.method', 'movement.made_at', 'movement.transaction_id', 'app_user.name as cashier'])
    .select(['payment.status', deviceCode.as('device')])
    .select(['application.id', 'application.number', 'application.locale', 'application.name', 'application.street'])
    .select(['application.post_code', 'application.city'])
    .where('movement.id', '=', id)
    .where('movement.kind', '=', 'payment')
    .where('movement.invoice_id', 'is', null)
    .executeTakeFirst()
  if (taken === undefined) throw new OperationError('not_found')
  return taken
}

export const handleReadFeeReceipt: Handler<typeof readFeeReceipt> = async ({ params }, { trx, capabilities, record }) => {
  const taken = await readTakenFee(trx, params.id)
  record({ subject: { type: 'application', id: taken.id, label: taken.number } })
  const { cents, method, made_at: at, transaction_id: transaction, device, cashier, status } = taken
  const receipt = { application: taken, cents, at, transaction, method, cashier: `${device}, ${cashier}` }
  const warning = status === 'reversed' ? 'givenBack' : undefined
  const stream = await makeFeeReceiptPdf({ ...receipt, warning }, await capabilities.readParameters(trx))
  return { stream, media_type: 'application/pdf', file_name: `potrdilo-upravna-taksa-${taken.number}.pdf` }
}
