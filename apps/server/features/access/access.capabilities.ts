import { storeMisuse } from './misuse.ts'
import { renameZoneOfPasses } from './passes/passes.ts'
import { noteListTaken } from './past-lists.ts'
import { storeNote } from './warden-notes.ts'

export const accessCapabilities = { noteListTaken, renameZoneOfPasses, storeMisuse, storeNote }
