import type { Catalogue } from '@dovolilnice/contract/in-language'
import { italian as shared } from '@dovolilnice/contract/italian/italian'

/** Italian sentences of the pages. Loaded by who reads in Italian, never by others. */
export const italian: Catalogue = { ...shared }
