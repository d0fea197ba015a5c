import { listRefusals } from '@dovolilnice/contract/access/list-refusals'
import {
  controlBollard,
  controlOperatorBollard,
  listBollardEvents,
  listOperatorBollardEvents,
} from '@dovolilnice/contract/bollards/operations'
import { listDevices, listOperatorDevices } from '@dovolilnice/contract/bollards/list-devices'
import { listHandovers, type ShiftHandover } from '@dovolilnice/contract/bollards/shift-handover'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { tableRefreshInterval, useLive, useMay, useOperation } from '../../platform/kit.ts'

const administrator = { devices: listDevices, control: controlBollard, history: listBollardEvents }
const operator = { devices: listOperatorDevices, control: controlOperatorBollard, history: listOperatorBollardEvents }

/** Administrators and operators have their own calls with the same shapes (specification, section 6). */
export const useBollardCalls = (): typeof administrator | typeof operator => (useMay()('bollards:administer') ? administrator : operator)

/** The last refusals of all gates and the last vehicle of each; empty for who may not see them. */
export const useTraffic = (): Pick<OperationOutput<typeof listRefusals>, 'items' | 'vehicles'> => {
  const enabled = useMay()('plates:check')
  const answer = useOperation(listRefusals, {}, { every: tableRefreshInterval, quiet: true, enabled })
  useLive(enabled ? 'passages' : undefined, answer.refetch)
  return answer.data ?? { items: [], vehicles: [] }
}

/** The bollards, read anew as soon as the server says that one has changed. */
export const useDevices = () => {
  const { devices } = useBollardCalls()
  const answer = useOperation(devices as typeof listDevices, {}, { every: tableRefreshInterval, quiet: 'server-error' })
  useLive('bollards', answer.refetch)
  return answer
}

export const useHandovers = (): readonly ShiftHandover[] => {
  const answer = useOperation(listHandovers, {}, { every: tableRefreshInterval, quiet: true })
  useLive('bollards', answer.refetch)
  return answer.data?.items ?? []
}
