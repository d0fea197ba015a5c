import type { Row } from '../../../../platform/database/tables.ts'
import type { Town } from '../../town.ts'

/** Invented, in the shape of the chart of accounts of budget users. */
const roles = {
  receivables: '120000',
  unallocated: '284000',
  vat: '234000',
  administrative_fee: '7111002',
  bank: '110000',
  cash: '100000',
  card_terminal: '109100',
  card_online: '109200',
  cash_in_transit: '109000',
  cash_difference: '468000',
  machine_coins: '109300',
  machine_income: '7130005',
}

/** The income account of municipal fees, and of fees with VAT. */
const [municipalFees, taxedFees] = ['7111207', '7130002']

/** The accounts of the town: each kind of permit by whether its price has VAT in it. */
export const ledgerAccountsOf = ({ kinds }: Town): Row<'ledger_account'>[] => [
  ...Object.entries(roles).map(([place, account]) => ({ place, account })),
  ...kinds.map(({ id, tariffs }) => ({
    place: `kind:${id}`,
    account: tariffs.some(({ vat_basis_points: rate }) => rate > 0) ? taxedFees : municipalFees,
  })),
]
