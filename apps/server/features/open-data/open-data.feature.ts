import type { Feature } from '../../platform/http/feature.ts'
import { handleReadClosures } from './closures.ts'
import { handleReadPlaces, handleReadRightSpecifications } from './apds.ts'
import * as dataSets from './data-sets.ts'
import { handleReadOpenDataPage } from './index-page.ts'
import { handleReadOccupancy } from './occupancy.ts'
import { handleReadControlledZones, handleReadZoneActivation } from './publications.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

/** What the town publishes for everybody and for the national access point (EU 2022/670): docs/open-data.md. */
export const openDataFeature: Feature = {
  name: 'open-data',
  ...ownTables(dataSets.openDataTables),
  routes: [
    dataSets.handleReadOpenData,
    handleReadOpenDataPage,
    dataSets.handleReadOpenZones,
    dataSets.handleReadZonesMap,
    dataSets.handleReadOpenLots,
    dataSets.handleReadLotsMap,
    dataSets.handleReadOpenPermitKinds,
    handleReadOccupancy,
    handleReadPlaces,
    handleReadRightSpecifications,
    handleReadControlledZones,
    handleReadClosures,
    handleReadZoneActivation,
  ],
}
