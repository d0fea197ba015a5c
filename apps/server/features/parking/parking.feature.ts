import { changeTariff } from '@dovolilnice/contract/parking/change-tariff'
import { createParkingLot } from '@dovolilnice/contract/parking/create-parking-lot'
import { createPermitKind } from '@dovolilnice/contract/parking/create-permit-kind'
import { readParkingAdministration } from '@dovolilnice/contract/parking/read-parking-administration'
import { readParkingLots } from '@dovolilnice/contract/parking/read-parking-lots'
import { readUserTypeParkingLots } from '@dovolilnice/contract/parking/read-user-type-parking-lots'
import { saveUserType } from '@dovolilnice/contract/parking/save-user-type'
import { updateParkingLot } from '@dovolilnice/contract/parking/update-parking-lot'
import { updatePermitKind } from '@dovolilnice/contract/parking/update-permit-kind'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { handleChangeTariff } from './change-tariff.ts'
import { handleCreateParkingLot, handleUpdateParkingLot } from './parking-lots.ts'
import { handleCreatePermitKind, handleUpdatePermitKind } from './permit-kinds.ts'
import { handleReadParkingAdministration, handleReadParkingLots, handleReadUserTypeParkingLots } from './read-parking.ts'
import { handleSaveUserType } from './save-user-type.ts'

export const parkingFeature: Feature = {
  name: 'parking',
  routes: [
    implement(readParkingAdministration, handleReadParkingAdministration),
    implement(createPermitKind, handleCreatePermitKind),
    implement(updatePermitKind, handleUpdatePermitKind),
    implement(changeTariff, handleChangeTariff),
    implement(createParkingLot, handleCreateParkingLot),
    implement(updateParkingLot, handleUpdateParkingLot),
    implement(saveUserType, handleSaveUserType),
    implement(readParkingLots, handleReadParkingLots),
    implement(readUserTypeParkingLots, handleReadUserTypeParkingLots),
  ],
}
