import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { type Row, notFound } from '../../platform/database/db.ts'
import { drawFeeOrder, type FeeOrder, feeOrderTitle, feePlaceAndDay } from '../../platform/pdf/fee-order.ts'
import { finishPdf, startPdf, letterhead, paragraph } from '../../platform/pdf/pdf-document.ts'
import { type TownLooks, townLooks } from '../../platform/pdf/town-looks.ts'
import { readAdministrativeFee, readFeeOrder } from '@dovolilnice/contract/administrative-fees/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { Readable } from 'node:stream'
import { readFeeDebt, readFeeSlip } from './fee-queries.ts'
import { implement } from '../../platform/http/context.ts'

interface FeeOrderPaper extends FeeOrder {
  application: Row<'application'>
  municipality: Parameters['municipality']
  looks: TownLooks
}

/** The payment order of an administrative fee as a tagged PDF in the applicant's language. */
const makeFeeOrderPdf = ({ application, municipality: town, looks, ...order }: FeeOrderPaper, now: Date): Promise<Uint8Array> => {
  const { number, locale, name } = application
  const pdf = startPdf({ title: feeOrderTitle(number, locale), author: town.name, locale, looks, now, margin: 16 })
  letterhead(pdf, town.name, [town.street, `${town.post_code} ${town.city}`.trim(), town.email, formatPhone(town.phone)])
  paragraph(pdf, [name, addressLine(application)].join(', '))
  paragraph(pdf, feePlaceAndDay(town.city, order, locale))
  drawFeeOrder(pdf, number, order, 1)
  return finishPdf(pdf, null)
}

export const handleReadAdministrativeFee = implement(readAdministrativeFee, async ({ params }, context) => {
  await context.trx.selectFrom('application').select('id').where('id', '=', params.id).executeTakeFirstOrThrow(notFound)
  return { fee: await readFeeDebt(context.trx, context, params.id) }
})

/** Drawn from what the payer was told: account, reference and lines are stored. */
export const handleReadFeeOrder = implement(readFeeOrder, async ({ params }, context) => {
  const { trx, now, capabilities, record } = context
  const application = await trx.selectFrom('application').selectAll().where('id', '=', params.id).executeTakeFirst()
  const order = await readFeeSlip(trx, context, params.id)
  if (application === undefined || order === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'application', id: application.id, label: application.number } })
  const parameters = await capabilities.readParameters(trx)
  const looks = await townLooks(parameters)
  const pdf = await makeFeeOrderPdf({ ...order, application, municipality: parameters.municipality, looks }, now)
  return { stream: Readable.from([pdf]), file_name: `upravna-taksa-${application.number}.pdf`, media_type: 'application/pdf' }
})
