import {
  readClosures,
  readControlledZones,
  readLotsMap,
  readOccupancy,
  readOpenData,
  readOpenDataPage,
  readOpenLots,
  readOpenPermitKinds,
  readOpenZones,
  readZoneActivation,
  readZonesMap,
} from '@dovolilnice/contract/open-data/operations'
import { readPlaces, readRightSpecifications } from '@dovolilnice/contract/access/street/programs'
import { implement, type Feature } from '../../platform/http/feature.ts'
import { handleReadClosures } from './closures.ts'
import { handleReadPlaces, handleReadRightSpecifications } from './apds.ts'
import {
  handleReadLotsMap,
  handleReadOpenData,
  handleReadOpenLots,
  handleReadOpenPermitKinds,
  handleReadOpenZones,
  handleReadZonesMap,
  openDataTables,
} from './data-sets.ts'
import { handleReadOpenDataPage } from './index-page.ts'
import { handleReadOccupancy } from './occupancy.ts'
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
    implement(readPlaces, handleReadPlaces),
    implement(readRightSpecifications, handleReadRightSpecifications),
    implement(readControlledZones, handleReadControlledZones),
    implement(readClosures, handleReadClosures),
    implement(readZoneActivation, handleReadZoneActivation),
  ],
}
