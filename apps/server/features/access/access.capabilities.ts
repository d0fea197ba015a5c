import { storeMisuse } from './misuse.ts'
import { renameZoneOfPasses } from './passes/passes.ts'

export const accessCapabilities = { renameZoneOfPasses, storeMisuse }
