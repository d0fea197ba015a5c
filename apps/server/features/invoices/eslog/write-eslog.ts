import type { PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import { vatGroups } from '@dovolilnice/contract/money/money-line'
import { takenBackLines } from '@dovolilnice/contract/money/taken-back'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { element, writeXml } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'
import type { InvoicePaper } from '../paper/invoice-paper.ts'
import { linesOf, sumsOf, taxesOf } from './eslog-amounts.ts'
import { buyerOf, sellerOf } from './eslog-parties.ts'

const day = (kind: string, value: string): XmlElement =>
  element('S_DTM', element('C_C507', element('D_2005', kind), element('D_2380', value)))

/** How it was paid (UNTDID 4461). */
const means: Record<PaymentMethod, string> = { transfer: '30', cash: '10', card: '48', online_card: '48' }

const messageHead = (sequence: number): XmlElement =>
  element(
    'S_UNH',
    element('D_0062', String(sequence).slice(-14)),
    element('C_S009', element('D_0065', 'INVOIC'), element('D_0052', 'D'), element('D_0054', '01B'), element('D_0051', 'UN')),
  )

const reference = (kind: string, value: string, on?: string): XmlElement =>
  element(
    'G_SG1',
    element('S_RFF', element('C_C506', element('D_1153', kind), element('D_1154', value))),
    on === undefined ? null : day('384', on),
  )

/** The standard that it follows: the European semantic model. */
const profile = element(
  'S_FTX',
  element('D_4451', 'DOC'),
  element('C_C107', element('D_4441', 'P1')),
  element('C_C108', element('D_4440', 'urn:cen.eu:en16931:2017')),
)

/**
 * An invoice as an e-SLOG 2.0 file (`urn:eslog:2.00`, Slovenian e-invoice by EN 16931). A storno is a credit note (381) there, whose amounts are
 * positive. What is invoiced here is paid already, so nothing is left to pay.
 */
export const writeEslog = ({ invoice, application_number: application, reference: takesBack }: InvoicePaper): string => {
  const isInvoice = invoice.kind === 'invoice'
  const lines = isInvoice ? invoice.lines : takenBackLines(invoice.lines)
  const groups = vatGroups(lines)
  const issued = localDayOf(invoice.issued_at)
  const forVat = groups.some(({ vat_basis_points: rate }) => rate !== null)
  const message = element(
    'M_INVOIC',
    messageHead(invoice.sequence),
    element('S_BGM', element('C_C002', element('D_1001', isInvoice ? '380' : '381')), element('C_C106', element('D_1004', invoice.number))),
    day('137', issued),
    day('35', invoice.service_from),
    profile,
    reference('ON', application),
    takesBack && reference('OI', takesBack.number, localDayOf(takesBack.issued_at)),
    sellerOf(invoice.issuer, forVat),
    buyerOf(invoice.payer),
    element('G_SG7', element('S_CUX', element('C_C504', element('D_6347', '2'), element('D_6345', 'EUR')))),
    element(
      'G_SG8',
      element('S_PAT', element('D_4279', '1')),
      day('13', issued),
      element('S_PAI', element('C_C534', element('D_4461', means[invoice.payment_method]))),
    ),
    linesOf(lines, groups, invoice.locale),
    element('S_UNS', element('D_0081', 'S')),
    sumsOf(groups),
    taxesOf(groups),
  )
  const xml = writeXml(element('Invoice', message), 'xmlns="urn:eslog:2.00"')
  return xml.replace('<M_INVOIC>', '<M_INVOIC Id="data">')
}
