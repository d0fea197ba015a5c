export { readGatesLink } from './devices.ts'
