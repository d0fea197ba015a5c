export { ownMailText } from './mail-texts/mail-texts.ts'
export { readParameters } from './parameters.ts'
export { listParkingLots, listPermitKinds } from './read-resources.ts'
