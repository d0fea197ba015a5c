import { storeMisuse } from './misuse.ts'
import { renameZoneOfPasses } from './passes/passes.ts'
import { noteListTaken } from './past-lists.ts'

export const accessCapabilities = { noteListTaken, renameZoneOfPasses, storeMisuse }
