import { addCatalogue, isSpoken, locales } from '@dovolilnice/contract/locale'
import { hungarian } from './hungarian/hungarian.ts'
import { italian } from './italian/italian.ts'

addCatalogue('it', italian)
addCatalogue('hu', hungarian)

/** The languages in which pages are built: those with sentences. */
export const spoken = locales.filter(isSpoken)
