import { storeMisuse } from './misuse.ts'
import { renameZoneOfPasses } from './passes/passes.ts'
import { storeNote } from './warden-notes.ts'

export const accessCapabilities = { renameZoneOfPasses, storeMisuse, storeNote }
