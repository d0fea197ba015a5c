import type { Text } from '@dovolilnice/contract/locale'
import { readControlledZones } from '@dovolilnice/contract/open-data/read-controlled-zones'
import { readLotsMap } from '@dovolilnice/contract/open-data/read-lots-map'
import { readOccupancy } from '@dovolilnice/contract/open-data/read-occupancy'
import { readOpenLots } from '@dovolilnice/contract/open-data/read-open-lots'
import { readOpenPermitKinds } from '@dovolilnice/contract/open-data/read-open-permit-kinds'
import { readOpenZones } from '@dovolilnice/contract/open-data/read-open-zones'
import { readZoneActivation } from '@dovolilnice/contract/open-data/read-zone-activation'
import { readZonesMap } from '@dovolilnice/contract/open-data/read-zones-map'
import type { OpenData } from '@dovolilnice/contract/operation'

/** The data sets of the index, with their titles. */
export const openDataSets: readonly { operation: { path: string; openData: OpenData }; title: Text }[] = [
  { operation: readOpenZones, title: { sl: 'Območja', en: 'Zones' } },
  { operation: readZonesMap, title: { sl: 'Območja na zemljevidu', en: 'Zones on a map' } },
  { operation: readOpenLots, title: { sl: 'Parkirišča', en: 'Lots' } },
  { operation: readLotsMap, title: { sl: 'Parkirišča na zemljevidu', en: 'Lots on a map' } },
  { operation: readOpenPermitKinds, title: { sl: 'Vrste dovolilnic, ure in cene', en: 'Kinds of permit, hours and prices' } },
  { operation: readOccupancy, title: { sl: 'Uporaba območij po dnevih', en: 'Use of the zones by day' } },
  { operation: readControlledZones, title: { sl: 'Območja in dovolilnice, DATEX II', en: 'Zones and permits, DATEX II' } },
  { operation: readZoneActivation, title: { sl: 'Ročno odprta območja, DATEX II', en: 'Zones opened by hand, DATEX II' } },
]
