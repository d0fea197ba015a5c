import { netLines, takenBackLines } from '@dovolilnice/contract/money/net-lines'
import { type MoneyLine, type VatGroup, vatGroups } from '@dovolilnice/contract/money/money-line'
import { textIn, type Locale } from '@dovolilnice/contract/locale'
import { element, optionalElement, writeXml, type XmlElement } from '../../../platform/xml/write-xml.ts'
import type { Issuer, Payer, PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { InvoicePaper } from '../paper/invoice-paper.ts'

const decimal = (cents: number): string => (cents / 100).toFixed(2)

const amount = (kind: string, cents: number): XmlElement =>
  element('S_MOA', element('C_C516', element('D_5025', kind), element('D_5004', decimal(cents))))

/**
 * The category of EN 16931: S a rate, E exempt, O outside VAT. What stands outside may not share an invoice with anything else (BR-O-11), so
 * beside a rate it is written as exempt.
 */
const categoryOf = (basisPoints: number | null, groups: readonly VatGroup[]): 'S' | 'E' | 'O' => {
  if (basisPoints !== null && basisPoints > 0) return 'S'
  return basisPoints === null && groups.length === 1 ? 'O' : 'E'
}

const taxOf = (basisPoints: number | null, groups: readonly VatGroup[]): XmlElement => {
  const category = categoryOf(basisPoints, groups)
  return element(
    'S_TAX',
    element('D_5283', '7'),
    element('C_C241', element('D_5153', 'VAT')),
    category === 'O' ? null : element('C_C243', element('D_5278', decimal(basisPoints ?? 0))),
    element('D_5305', category),
  )
}

/** The lines without VAT, as the standard wants them. */
const linesOf = (lines: readonly MoneyLine[], groups: readonly VatGroup[], locale: Locale): XmlElement[] => {
  const net = netLines(lines)
  return lines.map((line, index) => {
    const cents = net[index] ?? 0
    // A quantity times a price without VAT would have to be the amount to the cent, which a price that includes VAT seldom is.
    const quantity = element('C_C186', element('D_6063', '47'), element('D_6060', '1'), element('D_6411', 'C62'))
    const what = line.quantity === 1 ? textIn(line.text, locale) : `${textIn(line.text, locale)} (${line.quantity} ×)`
    return element(
      'G_SG26',
      element('S_LIN', element('D_1082', String(index + 1))),
      element('S_IMD', element('D_7077', 'F'), element('C_C273', element('D_7008', what.slice(0, 256)))),
      element('S_QTY', quantity),
      element('G_SG27', amount('203', cents)),
      element('G_SG29', element('S_PRI', element('C_C509', element('D_5125', 'AAA'), element('D_5118', decimal(cents))))),
      element('G_SG34', taxOf(line.vat_basis_points, groups)),
    )
  })
}

/** The sums: lines, without VAT, VAT, with VAT, what was paid before, what is left to pay. */
const sumsOf = (groups: readonly VatGroup[], open: number): XmlElement[] => {
  const net = groups.reduce((sum, { taxable_cents: cents }) => sum + cents, 0)
  const tax = groups.reduce((sum, { tax_cents: cents }) => sum + cents, 0)
  const sums = [
    ['79', net],
    ['389', net],
    ['176', tax],
    ['388', net + tax],
    ['113', net + tax - open],
    ['9', open],
  ] as const
  return sums.map(([kind, cents]) => element('G_SG50', amount(kind, cents)))
}

const taxesOf = (groups: readonly VatGroup[]): XmlElement[] =>
  groups.map((group) =>
    element('G_SG52', taxOf(group.vat_basis_points, groups), amount('125', group.taxable_cents), amount('124', group.tax_cents)),
  )

/** A long text as the parts `D_3036`, `D_3036_2`, … that the standard gives room for. */
const parts = (name: string, text: string, length: number, most: number): XmlElement[] =>
  Array.from({ length: most }, (_, index) => text.slice(index * length, (index + 1) * length))
    .filter((part) => part !== '')
    .map((part, index) => element(index === 0 ? name : `${name}_${index + 1}`, part))

const partyOf = (role: 'SE' | 'BY', { name, street, post_code, city }: Pick<Payer, 'name' | 'street' | 'post_code' | 'city'>) =>
  element(
    'S_NAD',
    element('D_3035', role),
    element('C_C080', parts('D_3036', name, 70, 5)),
    street === '' ? null : element('C_C059', parts('D_3042', street, 35, 4)),
    optionalElement('D_3164', city.slice(0, 35)),
    optionalElement('D_3251', post_code.slice(0, 17)),
    element('D_3207', 'SI'),
  )

/** A tax number: `VA` of one who is identified for VAT, `AHP` of anyone else. */
const taxNumberOf = (number: string | null, forVat: boolean): XmlElement | null => {
  if (number === null || number === '') return null
  const reference = [element('D_1153', forVat ? 'VA' : 'AHP'), element('D_1154', forVat ? `SI${number}` : number)]
  return element('G_SG3', element('S_RFF', element('C_C506', reference)))
}

const accountOf = ({ iban, bic }: Issuer): XmlElement | null =>
  iban === ''
    ? null
    : element(
        'S_FII',
        element('D_3035', 'RB'),
        element('C_C078', element('D_3194', iban)),
        bic === '' ? null : element('C_C088', element('D_3433', bic)),
      )

/** The municipality that issues, with the account that is paid to. */
const sellerOf = (issuer: Issuer, forVat: boolean): XmlElement =>
  element('G_SG2', partyOf('SE', issuer), accountOf(issuer), taxNumberOf(issuer.tax_number, forVat))

const buyerOf = (payer: Payer): XmlElement => element('G_SG2', partyOf('BY', payer), taxNumberOf(payer.tax_number, false))

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
 * positive. What is invoiced is paid already, but for what an invoice says is open.
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
    sumsOf(groups, invoice.open_cents ?? 0),
    taxesOf(groups),
  )
  const xml = writeXml(element('Invoice', message), 'xmlns="urn:eslog:2.00"')
  return xml.replace('<M_INVOIC>', '<M_INVOIC Id="data">')
}
