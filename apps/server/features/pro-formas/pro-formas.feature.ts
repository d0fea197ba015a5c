import { createProForma } from '@dovolilnice/contract/pro-formas/create-pro-forma'
import { listApplicationProFormas } from '@dovolilnice/contract/pro-formas/list-application-pro-formas'
import { readApplicationProForma } from '@dovolilnice/contract/pro-formas/read-application-pro-forma'
import { readOwnProForma } from '@dovolilnice/contract/pro-formas/read-own-pro-forma'
import { readProFormaPdf } from '@dovolilnice/contract/pro-formas/read-pro-forma-pdf'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { handleCreateProForma } from './create-pro-forma.ts'
import { proFormaFilesInUse } from './waiting-pro-forma.ts'
import { proFormaPrivacy } from './pro-forma-privacy.ts'
import { proFormaProcessing, proFormaTables } from './pro-forma-tables.ts'
import * as read from './read-pro-forma.ts'

export const proFormasFeature: Feature = {
  name: 'pro-formas',
  tables: proFormaTables,
  processing: proFormaProcessing,
  privacy: proFormaPrivacy,
  filesInUse: proFormaFilesInUse,
  routes: [
    implement(createProForma, handleCreateProForma),
    implement(readProFormaPdf, read.handleReadProFormaPdf),
    implement(listApplicationProFormas, read.handleListApplicationProFormas),
    implement(readApplicationProForma, read.handleReadApplicationProForma),
    implement(readOwnProForma, read.handleReadOwnProForma),
  ],
}
