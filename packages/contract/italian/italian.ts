import type { Catalogue } from '../locale.ts'
import { italianCatalogue } from './catalogue.ts'
import { italianFailures } from './failures.ts'
import { italianLabels } from './labels.ts'
import { italianNotices } from './notices.ts'
import { italianRules } from './rules.ts'
import { italianServer } from './server.ts'

/** Italian sentences of what the server and the pages both say. */
export const italian: Catalogue = {
  ...italianCatalogue,
  ...italianFailures,
  ...italianLabels,
  ...italianNotices,
  ...italianRules,
  ...italianServer,
}
