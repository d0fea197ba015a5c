export { locateAddress } from './place.ts'
