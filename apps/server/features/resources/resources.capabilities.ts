import { ownMailText } from './mail-texts/mail-texts.ts'
import { readParameters } from './parameters.ts'
import { listParkingLots, listPermitKinds } from './read-resources.ts'

export const resourcesCapabilities = {
  listParkingLots,
  listPermitKinds,
  ownMailText,
  readParameters,
}
