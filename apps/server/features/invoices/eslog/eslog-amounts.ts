import { netLines } from '@dovolilnice/contract/money/net-lines'
import type { MoneyLine, VatGroup } from '@dovolilnice/contract/money/money-line'
import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale } from '@dovolilnice/contract/locale'
import { element } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'

const decimal = (cents: number): string => (cents / 100).toFixed(2)

export const amount = (kind: string, cents: number): XmlElement =>
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
export const linesOf = (lines: readonly MoneyLine[], groups: readonly VatGroup[], locale: Locale): XmlElement[] => {
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
export const sumsOf = (groups: readonly VatGroup[]): XmlElement[] => {
  const net = groups.reduce((sum, { taxable_cents: cents }) => sum + cents, 0)
  const tax = groups.reduce((sum, { tax_cents: cents }) => sum + cents, 0)
  const sums = [
    ['79', net],
    ['389', net],
    ['176', tax],
    ['388', net + tax],
    ['113', net + tax],
    ['9', 0],
  ] as const
  return sums.map(([kind, cents]) => element('G_SG50', amount(kind, cents)))
}

export const taxesOf = (groups: readonly VatGroup[]): XmlElement[] =>
  groups.map((group) =>
    element('G_SG52', taxOf(group.vat_basis_points, groups), amount('125', group.taxable_cents), amount('124', group.tax_cents)),
  )
