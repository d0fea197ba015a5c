import { controlBollard } from '@dovolilnice/contract/bollards/control-bollard'
import { controlOperatorBollard } from '@dovolilnice/contract/bollards/control-operator-bollard'
import { listBollardEvents } from '@dovolilnice/contract/bollards/list-bollard-events'
import { listDevices } from '@dovolilnice/contract/bollards/list-devices'
import { listOperatorBollardEvents } from '@dovolilnice/contract/bollards/list-operator-bollard-events'
import { listOperatorDevices } from '@dovolilnice/contract/bollards/list-operator-devices'
import { useLive } from '../../platform/live.ts'
import { tableRefreshInterval, useOperation } from '../../platform/calls/query.ts'
import { useMay } from '../../platform/session/use-session.ts'

const administrator = { devices: listDevices, control: controlBollard, history: listBollardEvents }
const operator = { devices: listOperatorDevices, control: controlOperatorBollard, history: listOperatorBollardEvents }

/** Administrators and operators have their own calls with the same shapes (specification, section 6). */
export const useBollardCalls = (): typeof administrator | typeof operator => (useMay()('bollards:administer') ? administrator : operator)

/** The bollards, read anew as soon as the server says that one has changed. */
export const useDevices = () => {
  const { devices } = useBollardCalls()
  const answer = useOperation(devices as typeof listDevices, {}, { every: tableRefreshInterval, quiet: 'server-error' })
  useLive('bollards', answer.refetch)
  return answer
}
