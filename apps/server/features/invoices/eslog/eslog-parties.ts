import type { Issuer, Payer } from '@dovolilnice/contract/invoices/invoice'
import { element, optionalElement } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'

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
export const sellerOf = (issuer: Issuer, forVat: boolean): XmlElement =>
  element('G_SG2', partyOf('SE', issuer), accountOf(issuer), taxNumberOf(issuer.tax_number, forVat))

export const buyerOf = (payer: Payer): XmlElement => element('G_SG2', partyOf('BY', payer), taxNumberOf(payer.tax_number, false))
