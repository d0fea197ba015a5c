import { readControlledZones } from '@dovolilnice/contract/open-data/read-controlled-zones'
import { readLotsMap } from '@dovolilnice/contract/open-data/read-lots-map'
import { readOccupancy } from '@dovolilnice/contract/open-data/read-occupancy'
import { readOpenData } from '@dovolilnice/contract/open-data/read-open-data'
import { readOpenDataPage } from '@dovolilnice/contract/open-data/read-open-data-page'
import { readOpenLots } from '@dovolilnice/contract/open-data/read-open-lots'
import { readOpenPermitKinds } from '@dovolilnice/contract/open-data/read-open-permit-kinds'
import { readOpenZones } from '@dovolilnice/contract/open-data/read-open-zones'
import { readZoneActivation } from '@dovolilnice/contract/open-data/read-zone-activation'
import { readZonesMap } from '@dovolilnice/contract/open-data/read-zones-map'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import {
  handleReadLotsMap,
  handleReadOpenData,
  handleReadOpenLots,
  handleReadOpenPermitKinds,
  handleReadOpenZones,
  handleReadZonesMap,
} from './data-sets.ts'
import { handleReadOpenDataPage } from './index-page.ts'
import { handleReadOccupancy } from './occupancy.ts'
import { openDataTables } from './open-data-tables.ts'
import { handleReadControlledZones, handleReadZoneActivation } from './publications.ts'

/** What the town publishes for everybody and for the national access point (EU 2022/670): docs/open-data.md. */
export const openDataFeature: Feature = {
  name: 'open-data',
  tables: openDataTables,
  routes: [
    implement(readOpenData, handleReadOpenData),
    implement(readOpenDataPage, handleReadOpenDataPage),
    implement(readOpenZones, handleReadOpenZones),
    implement(readZonesMap, handleReadZonesMap),
    implement(readOpenLots, handleReadOpenLots),
    implement(readLotsMap, handleReadLotsMap),
    implement(readOpenPermitKinds, handleReadOpenPermitKinds),
    implement(readOccupancy, handleReadOccupancy),
    implement(readControlledZones, handleReadControlledZones),
    implement(readZoneActivation, handleReadZoneActivation),
  ],
}
