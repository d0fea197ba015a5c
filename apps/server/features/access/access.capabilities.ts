import { storeMisuse } from './misuse.ts'
import { endInterim, giveInterim, readInterim } from './passes/interim.ts'
import { renameZoneOfPasses } from './passes/passes.ts'
import { noteListTaken } from './past-lists.ts'
import { storeNote } from './street/warden-notes.ts'

export const accessCapabilities = { endInterim, giveInterim, noteListTaken, readInterim, renameZoneOfPasses, storeMisuse, storeNote }
