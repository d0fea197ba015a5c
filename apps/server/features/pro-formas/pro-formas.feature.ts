import { createProForma, listApplicationProFormas, readProFormaPdf } from '@dovolilnice/contract/pro-formas/operations'
import { readApplicationProForma, readOwnProForma } from '@dovolilnice/contract/pro-formas/read-application-pro-forma'
import { implement, type Feature } from '../../platform/http/feature.ts'
import { handleCreateProForma, proFormaFilesInUse } from './issue-pro-forma.ts'
import { proFormaPrivacy, proFormaProcessing, proFormaColumns, proFormaTables } from './pro-forma-tables.ts'
import * as read from './read-pro-forma.ts'

export const proFormasFeature: Feature = {
  name: 'pro-formas',
  tables: proFormaTables,
  columns: proFormaColumns,
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
