import type { listPermits } from '@dovolilnice/contract/permits/list/list-permits'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { permitStatuses } from '@dovolilnice/contract/permits/permit-status'
import { useResources, useZones } from '../../../platform/resources/resources.ts'
import type { FilterOf } from '../../../ui/list-screen/list-data.ts'
import { texts } from '../texts.ts'

const statusOptions = permitStatuses.map((value) => ({ value, label: permitStatusLabels[value] }))

/** The filters of the clerks' list; kinds, lots and zones are those of the town. */
export const usePermitFilters = (): FilterOf<typeof listPermits>[] => {
  const resources = useResources()
  const zones = useZones()
  return [
    { key: 'status', label: texts.status, kind: 'choice', options: statusOptions },
    {
      key: 'permit_kind_id',
      label: texts.kind,
      kind: 'choice',
      options: resources?.permit_kinds.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    {
      key: 'parking_lot_id',
      label: texts.lot,
      kind: 'choice',
      options: resources?.parking_lots.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    { key: 'zone', label: texts.zone, kind: 'choice', options: zones.map((zone) => ({ value: zone, label: zone })) },
    { key: 'valid_on', label: texts.validOn, kind: 'day' },
    { key: 'expires_before', label: texts.expiresBefore, kind: 'last-day' },
  ]
}
