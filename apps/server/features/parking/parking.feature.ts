import {
  callOffTariff,
  changeTariff,
  createParkingLot,
  createPermitKind,
  createUserType,
  readGates,
  readParkingAdministration,
  updateParkingLot,
  updatePermitKind,
  updateUserType,
} from '@dovolilnice/contract/parking/operations'
import { readParkingLots, readUserTypeParkingLots } from '@dovolilnice/contract/parking/read-parking-lots'
import { readZones, updateZone } from '@dovolilnice/contract/zones/operations'
import { implement, type Feature } from '../../platform/http/feature.ts'
import { handleCallOffTariff, handleChangeTariff } from './change-tariff.ts'
import { handleCreateParkingLot, handleUpdateParkingLot } from './parking-lots.ts'
import { handleCreatePermitKind, handleUpdatePermitKind } from './permit-kinds.ts'
import { handleReadGates, handleReadParkingAdministration, handleReadParkingLots, handleReadUserTypeParkingLots } from './read-parking.ts'
import { handleCreateUserType, handleUpdateUserType } from './user-types.ts'
import { handleReadZones, handleUpdateZone } from './zones.ts'
import { parkingTables } from './parking-tables.ts'

export const parkingFeature: Feature = {
  name: 'parking',
  tables: parkingTables,
  routes: [
    implement(readParkingAdministration, handleReadParkingAdministration),
    implement(createPermitKind, handleCreatePermitKind),
    implement(updatePermitKind, handleUpdatePermitKind),
    implement(changeTariff, handleChangeTariff),
    implement(createParkingLot, handleCreateParkingLot),
    implement(updateParkingLot, handleUpdateParkingLot),
    implement(callOffTariff, handleCallOffTariff),
    implement(createUserType, handleCreateUserType),
    implement(updateUserType, handleUpdateUserType),
    implement(readZones, handleReadZones),
    implement(updateZone, handleUpdateZone),
    implement(readGates, handleReadGates),
    implement(readParkingLots, handleReadParkingLots),
    implement(readUserTypeParkingLots, handleReadUserTypeParkingLots),
  ],
}
