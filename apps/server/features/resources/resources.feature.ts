import { explainedDocuments } from '@dovolilnice/contract/parking/kinds/explained-documents'
import { readParameters as readParametersOperation, readResources } from '@dovolilnice/contract/resources/operations'
import { type Handler, implement } from '../../platform/http/context.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { handleReadAdminResources, handleReadOperatorResources, listParkingLots, listPermitKinds } from './read-resources.ts'
import { handleReadMailTexts, handleUpdateMailText } from './mail-texts/mail-texts.ts'
import { handleReadNoticePaper } from './notices/read-notice-paper.ts'
import { handleCountTermsOnDays } from './count-terms-on-days.ts'
import { handleUpdateParameters, readParameters, resourceTables, withNotice } from './parameters.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

const handleReadResources: Handler<typeof readResources> = async (_, { trx }) => ({
  permit_kinds: (await listPermitKinds(trx)).map((kind) => ({ ...kind, documents: explainedDocuments(kind.documents) })),
  parking_lots: await listParkingLots(trx),
  user_types: await trx.selectFrom('user_type').selectAll().orderBy('position').orderBy('code').execute(),
  user_type_parking_lots: await trx.selectFrom('user_type_parking_lot').selectAll().execute(),
})

export const resourcesFeature: Feature = {
  name: 'resources',
  ...ownTables(resourceTables),
  routes: [
    implement(readParametersOperation, async (_, { trx }) => withNotice(await readParameters(trx))),
    implement(readResources, handleReadResources),
    handleReadAdminResources,
    handleReadOperatorResources,
    handleReadNoticePaper,
    handleUpdateParameters,
    handleCountTermsOnDays,
    handleReadMailTexts,
    handleUpdateMailText,
  ],
}
