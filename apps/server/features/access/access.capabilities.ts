import { renameZoneOfPasses } from './passes.ts'

export const accessCapabilities = { renameZoneOfPasses }
