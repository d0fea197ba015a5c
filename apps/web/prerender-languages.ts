import { addCatalogue, isSpoken, locales } from '@dovolilnice/contract/locale'
import { italian } from './italian/italian.ts'

addCatalogue('it', italian)

/** The languages in which pages are built: those with sentences. */
export const spoken = locales.filter(isSpoken)
