import { ownMailText } from './mail-texts/mail-texts.ts'
import { readParameters } from './parameters.ts'
import { listParkingLots } from './parking-lots.ts'
import { listPermitKinds } from './permit-kinds.ts'

export const resourcesCapabilities = {
  listParkingLots,
  listPermitKinds,
  ownMailText,
  readParameters,
}
