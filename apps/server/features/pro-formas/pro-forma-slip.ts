import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { referenceOf } from '@dovolilnice/contract/money/reference'
import { fittedSlip } from '@dovolilnice/contract/money/upn-qr'
import type { UpnSlip } from '@dovolilnice/contract/money/upn-qr'
import type { Text } from '@dovolilnice/contract/locale'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { Row } from '../../platform/database/tables.ts'

type Application = Row<'application'>

/** What an approved application is paid for. */
export const feeLinesOf = ({ fee_cents, vat_basis_points }: Application, kind: Text): MoneyLine[] => [
  { code: 'price', text: kind, explanation: null, quantity: 1, unit_cents: fee_cents, cents: fee_cents, vat_basis_points },
]

/** The purpose on the slip, by which a payer who lost the reference is still found. */
const purposeOf = (number: string): string => `Dovolilnica ${number}`

/** The payment slip of an application, with its texts as they are printed. */
export const slipOf = (application: Application, { municipality: town, money }: Parameters, cents: number): UpnSlip =>
  fittedSlip({
    payer: { name: application.name, street: application.street, place: `${application.post_code} ${application.city}` },
    recipient: { name: town.name, street: town.street, place: `${town.post_code} ${town.city}` },
    cents,
    purpose_code: money.purpose_code,
    purpose: purposeOf(application.number),
    due_on: application.due_on,
    iban: money.iban,
    reference: referenceOf(application.number, money),
  })
