import type { Catalogue } from '../locale.ts'
import { hungarianFailures } from './failures.ts'
import { hungarianLabels } from './labels.ts'

/** Hungarian sentences of what the server and the pages both say. */
export const hungarian: Catalogue = { ...hungarianFailures, ...hungarianLabels }
