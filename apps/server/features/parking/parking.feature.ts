import type { Feature } from '../../platform/http/feature.ts'
import { handleCallOffTariff, handleChangeTariff } from './change-tariff.ts'
import { handleCreateParkingLot, handleUpdateParkingLot } from './parking-lots.ts'
import { handleCreatePermitKind, handleUpdatePermitKind } from './permit-kinds.ts'
import { handleReadGates, handleReadParkingAdministration, handleReadParkingLots, handleReadUserTypeParkingLots } from './read-parking.ts'
import { handleCreateUserType, handleUpdateUserType } from './user-types.ts'
import { handleReadZones, handleUpdateZone } from './zones.ts'
import { parkingTables } from './parking-tables.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const parkingFeature: Feature = {
  name: 'parking',
  ...ownTables(parkingTables),
  routes: [
    handleReadParkingAdministration,
    handleCreatePermitKind,
    handleUpdatePermitKind,
    handleChangeTariff,
    handleCreateParkingLot,
    handleUpdateParkingLot,
    handleCallOffTariff,
    handleCreateUserType,
    handleUpdateUserType,
    handleReadZones,
    handleUpdateZone,
    handleReadGates,
    handleReadParkingLots,
    handleReadUserTypeParkingLots,
  ],
}
