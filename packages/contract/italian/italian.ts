import type { Catalogue } from '../in-language.ts'

/** Italian sentences of what the server and the pages both say. */
export const italian: Catalogue = {}
