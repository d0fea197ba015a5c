import { listRefusals } from '@dovolilnice/contract/access/list-refusals'
import type { Refusal } from '@dovolilnice/contract/access/list-refusals'
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

/** The last refusals of all gates; none for who may not see them. */
export const useRefusals = (): readonly Refusal[] => {
  const enabled = useMay()('plates:check')
  const answer = useOperation(listRefusals, {}, { every: tableRefreshInterval, quiet: true, enabled })
  useLive(enabled ? 'refusals' : undefined, answer.refetch)
  return answer.data?.items ?? []
}

/** The bollards, read anew as soon as the server says that one has changed. */
export const useDevices = () => {
  const { devices } = useBollardCalls()
  const answer = useOperation(devices as typeof listDevices, {}, { every: tableRefreshInterval, quiet: 'server-error' })
  useLive('bollards', answer.refetch)
  return answer
}
