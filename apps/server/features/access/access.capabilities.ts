import { storeMisuse } from './misuse.ts'
import { endInterim, giveInterim, readInterim } from './passes/interim.ts'
import { renameZoneOfPasses } from './passes/passes.ts'

export const accessCapabilities = { endInterim, giveInterim, readInterim, renameZoneOfPasses, storeMisuse }
