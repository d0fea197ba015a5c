import { referenceOf } from '@dovolilnice/contract/money/bank/reference'
import { slipWithinLimits } from '@dovolilnice/contract/money/bank/upn-qr'
import type { UpnSlip } from '@dovolilnice/contract/money/bank/upn-qr'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { Row } from '../../platform/database/tables.ts'

type Application = Row<'application'>

/** What a slip says of an application. */
type Payable = Pick<Application, 'number' | 'name' | 'street' | 'post_code' | 'city' | 'due_on'>

/** The purpose on the slip, by which a payer who lost the reference is still found. */
const purposeOf = (number: string): string => `Dovolilnica ${number}`

/** The payment slip of an application, with its texts as they are printed. */
export const slipOf = (application: Payable, { municipality: town, money }: Parameters, cents: number): UpnSlip =>
  slipWithinLimits({
    payer: { name: application.name, street: application.street, place: `${application.post_code} ${application.city}` },
    recipient: { name: town.name, street: town.street, place: `${town.post_code} ${town.city}` },
    cents,
    purpose_code: money.purpose_code,
    purpose: purposeOf(application.number),
    due_on: application.due_on,
    iban: money.iban,
    reference: referenceOf(application.number, money),
  })
