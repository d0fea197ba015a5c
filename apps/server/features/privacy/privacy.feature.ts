import { downloadOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { handleDownloadOwnData } from './download-own-data.ts'
import { forgetExpiredData } from './forget-expired-data.ts'

export const privacyFeature: Feature = {
  name: 'privacy',
  routes: [implement(downloadOwnData, handleDownloadOwnData)],
  jobs: [forgetExpiredData],
}
