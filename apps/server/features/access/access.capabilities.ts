import { storeMisuse } from './misuse.ts'
import { endInterim, giveInterim, readInterim, renameZoneOfPasses } from './passes/passes.ts'

export const accessCapabilities = { endInterim, giveInterim, readInterim, renameZoneOfPasses, storeMisuse }
