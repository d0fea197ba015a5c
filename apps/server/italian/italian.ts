import type { Catalogue } from '@dovolilnice/contract/in-language'
import { italian as shared } from '@dovolilnice/contract/italian/italian'

/** Italian sentences of what the server writes: answers, mails, papers, acts. */
export const italian: Catalogue = { ...shared }
