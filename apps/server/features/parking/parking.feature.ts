import { callOffTariff } from '@dovolilnice/contract/parking/call-off-tariff'
import { changeTariff } from '@dovolilnice/contract/parking/change-tariff'
import { createParkingLot } from '@dovolilnice/contract/parking/create-parking-lot'
import { createPermitKind } from '@dovolilnice/contract/parking/create-permit-kind'
import { createUserType } from '@dovolilnice/contract/parking/create-user-type'
import { readGates } from '@dovolilnice/contract/parking/read-gates'
import { readParkingAdministration } from '@dovolilnice/contract/parking/read-parking-administration'
import { readParkingLots } from '@dovolilnice/contract/parking/read-parking-lots'
import { readUserTypeParkingLots } from '@dovolilnice/contract/parking/read-user-type-parking-lots'
import { updateParkingLot } from '@dovolilnice/contract/parking/update-parking-lot'
import { updatePermitKind } from '@dovolilnice/contract/parking/update-permit-kind'
import { updateUserType } from '@dovolilnice/contract/parking/update-user-type'
import { readZones } from '@dovolilnice/contract/zones/read-zones'
import { updateZone } from '@dovolilnice/contract/zones/update-zone'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
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
