import type { Feature } from '../../platform/http/feature.ts'
import { actPrivacy } from './act-privacy.ts'
import { actTables } from './act-tables.ts'
import { actFilesInUse } from './paper/read-act-paper.ts'

export const actsFeature: Feature = {
  name: 'acts',
  tables: actTables,
  privacy: actPrivacy,
  filesInUse: actFilesInUse,
  routes: [],
}
