import { feeReferenceOf } from '@dovolilnice/contract/money/bank/reference'
import { administrativeFeeLines } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import { sumOf } from '@dovolilnice/contract/money/money-line'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Row } from '../../../../platform/database/db.ts'
import { demoParameters } from '../../municipality.ts'
import type { Application } from '../applications.ts'

type Fee = Row<'administrative_fee'>

const { administrative_fees: settings, money } = demoParameters

const feeOf = ({ row, kind }: Application): Fee[] => {
  const lines = administrativeFeeLines(kind.administrative_fees, settings.tariff, {
    pricedOn: localDayOf(row.created_at),
    onPaper: row.source === 'paper',
  })
  if (lines.length === 0) return []
  return [
    {
      application_id: row.id,
      lines,
      cents: sumOf(lines),
      due_on: addDays(localDayOf(row.created_at), settings.due_days),
      iban: settings.iban || money.iban,
      ...{ called_on: null, call_act_id: null },
      reference: feeReferenceOf(row.number, settings),
      ...{ exemption_status: null, exemption_code: null, exemption_name: null, exemption_reason: null, decided_at: null, decided_by: null },
      created_at: row.created_at,
      updated_at: row.created_at,
    },
  ]
}

const isOpen = ({ row }: Application): boolean => row.status === 'submitted' || row.status === 'in_review'

/** The fees of the demo town's applications; one claims to be exempt. */
export const makeFees = (applications: readonly Application[]): Fee[] => {
  const fees = applications.flatMap(feeOf)
  const [ground] = settings.exemptions
  const waiting = new Set(applications.filter(isOpen).map(({ row }) => row.id))
  const claimed = fees.find(({ application_id: id }) => waiting.has(id))
  if (claimed !== undefined && ground !== undefined)
    Object.assign(claimed, { exemption_status: 'claimed', exemption_code: ground.code, exemption_name: ground.name })
  return fees
}
