import { machineReports } from '@dovolilnice/contract/coin-machines/machine-report'
import type { reportMachine } from '@dovolilnice/contract/coin-machines/report-machine'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Handler } from '../../../platform/http/context.ts'
import { withSaneTime } from '../../../platform/mqtt/event-time.ts'
import { readEvent } from '../../../platform/mqtt/read-event.ts'
import { findByMachineKey } from '../machines/machine-key.ts'
import { storeReportsIn } from './store-reports.ts'

/** `Bearer KEY` → `KEY`. */
const keyOf = (header: string | undefined): string => /^bearer (\S{1,200})$/i.exec(header ?? '')?.[1] ?? ''

/** A machine reports by HTTP. The answer follows when the report is stored; one that was lost is sent again and stored once. */
export const handleReportMachine: Handler<typeof reportMachine> = async ({ params: { code } }, context) => {
  const { trx, signed, now, locale } = context
  const machine = await findByMachineKey(trx, code, keyOf(signed?.header('authorization')))
  if (machine === undefined || signed === null) throw new OperationError('machine_key')
  const read = readEvent(machineReports, signed.body)
  if (read.event === undefined)
    throw new OperationError('validation', { fields: read.wrong.map(({ path }) => fieldError(path, 'invalid', locale)) })
  const stored = await storeReportsIn(trx, context, [{ device: code, ...withSaneTime(read.event, now) }])
  if (stored.length === 0) throw new OperationError('quota_reached')
  return { id: read.event.id }
}
