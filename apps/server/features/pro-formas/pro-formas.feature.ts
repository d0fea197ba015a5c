import type { Feature } from '../../platform/http/feature.ts'
import { handleCreateProForma } from './issue-pro-forma.ts'
import { proFormaPrivacy, proFormaTables } from './pro-forma-tables.ts'
import { filesNamedBy, ownTables } from '../../platform/privacy/owner.ts'
import * as read from './read-pro-forma.ts'

export const proFormasFeature: Feature = {
  name: 'pro-formas',
  ...ownTables(proFormaTables),
  privacy: proFormaPrivacy,
  filesInUse: filesNamedBy({ pro_forma: ['storage_key'] }),
  routes: [
    handleCreateProForma,
    read.handleReadProFormaPdf,
    read.handleListApplicationProFormas,
    read.handleReadApplicationProForma,
    read.handleReadOwnProForma,
  ],
}
