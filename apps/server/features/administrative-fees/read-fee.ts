import type { readAdministrativeFee } from '@dovolilnice/contract/administrative-fees/read-administrative-fee'
import type { readFeeOrder } from '@dovolilnice/contract/administrative-fees/read-fee-order'
import { OperationError } from '@dovolilnice/contract/errors'
import { Readable } from 'node:stream'
import type { Handler } from '../../platform/http/context.ts'
import { townLooks } from '../../platform/pdf/town-looks.ts'
import { makeFeeOrderPdf } from './fee-order-pdf.ts'
import { readFeeDebt, readFeeSlip } from './fee-queries.ts'

export const handleReadAdministrativeFee: Handler<typeof readAdministrativeFee> = async ({ params }, context) => {
  const application = await context.trx.selectFrom('application').select('id').where('id', '=', params.id).executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  return { fee: await readFeeDebt(context.trx, context, params.id) }
}

/** Drawn from what the payer was told: account, reference and lines are stored. */
export const handleReadFeeOrder: Handler<typeof readFeeOrder> = async ({ params }, context) => {
  const { trx, now, capabilities, record } = context
  const application = await trx.selectFrom('application').selectAll().where('id', '=', params.id).executeTakeFirst()
  const order = await readFeeSlip(trx, context, params.id)
  if (application === undefined || order === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'application', id: application.id, label: application.number } })
  const parameters = await capabilities.readParameters(trx)
  const looks = await townLooks(parameters)
  const pdf = await makeFeeOrderPdf({ ...order, application, municipality: parameters.municipality, looks }, now)
  return { stream: Readable.from([pdf]), file_name: `upravna-taksa-${application.number}.pdf`, media_type: 'application/pdf' }
}
