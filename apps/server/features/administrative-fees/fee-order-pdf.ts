import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { Row } from '../../platform/database/tables.ts'
import { drawFeeOrder, feeOrderTitle, feePlaceAndDay } from '../../platform/pdf/fee-order.ts'
import type { FeeOrder } from '../../platform/pdf/fee-order.ts'
import { finishPdf, startPdf } from '../../platform/pdf/pdf-document.ts'
import { letterhead, paragraph } from '../../platform/pdf/text-blocks.ts'
import type { TownLooks } from '../../platform/pdf/town-looks.ts'

interface FeeOrderPaper extends FeeOrder {
  application: Row<'application'>
  municipality: Parameters['municipality']
  looks: TownLooks
}

/** The payment order of an administrative fee as a tagged PDF in the applicant's language. */
export const makeFeeOrderPdf = ({ application, municipality: town, looks, ...order }: FeeOrderPaper, now: Date): Promise<Uint8Array> => {
  const { number, locale, name } = application
  const pdf = startPdf({ title: feeOrderTitle(number, locale), author: town.name, locale, looks, now, margin: 16 })
  letterhead(pdf, town.name, [town.street, `${town.post_code} ${town.city}`.trim(), town.email, formatPhone(town.phone)])
  paragraph(pdf, [name, addressLine(application)].join(', '))
  paragraph(pdf, feePlaceAndDay(town.city, order, locale))
  drawFeeOrder(pdf, number, order, 1)
  return finishPdf(pdf, null)
}
