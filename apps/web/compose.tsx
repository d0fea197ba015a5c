import { addSentences } from '@dovolilnice/contract/errors'
import { staffSentences } from '@dovolilnice/contract/staff-sentences'
import { bollardParts } from './features/bollards/bollards.parts.ts'
import { HoldWarning } from './features/bollards/warning/hold-warning.tsx'
import { statisticsParts } from './features/statistics/statistics.parts.ts'
import { subjectRequestParts } from './features/subject-requests/subject-requests.parts.ts'
import { administrativeFeeParts } from './features/administrative-fees/administrative-fees.parts.ts'
import { actParts } from './features/acts/acts.parts.ts'
import { appealParts } from './features/appeals/appeals.parts.ts'
import { applicationParts } from './features/applications/applications.parts.ts'
import { accessParts } from './features/access/access.parts.ts'
import { coinMachineParts } from './features/coin-machines/coin-machines.parts.ts'
import { counterParts } from './features/counter/counter.parts.ts'
import { documentParts } from './features/documents/documents.parts.ts'
import { addressesParts } from './features/addresses/addresses.parts.ts'
import { importsParts } from './features/imports/imports.parts.ts'
import { accountingParts } from './features/accounting/accounting.parts.ts'
import { invoiceParts } from './features/invoices/invoices.parts.ts'
import { notificationParts } from './features/notifications/notifications.parts.ts'
import { onlinePaymentParts } from './features/online-payments/online-payments.parts.ts'
import { paymentParts } from './features/payments/payments.parts.ts'
import { permitParts } from './features/permits/permits.parts.ts'
import { proFormaParts } from './features/pro-formas/pro-formas.parts.ts'
import { secondFactorParts } from './features/second-factor/second-factor.parts.ts'
import { ToolbarSearch } from './features/search/toolbar-search.tsx'
import { menu } from './menu.ts'
import { InsideLayout } from './ui/shell/inside/inside-layout.tsx'
import { PartsProvider } from './ui/states/part.tsx'

addSentences(staffSentences)

const parts = {
  ...accessParts,
  ...permitParts,
  ...bollardParts,
  ...coinMachineParts,
  ...counterParts,
  ...administrativeFeeParts,
  ...actParts,
  ...appealParts,
  ...applicationParts,
  ...documentParts,
  ...accountingParts,
  ...importsParts,
  ...addressesParts,
  ...invoiceParts,
  ...notificationParts,
  ...onlinePaymentParts,
  ...paymentParts,
  ...proFormaParts,
  ...secondFactorParts,
  ...statisticsParts,
  ...subjectRequestParts,
}

/** The layout behind login with what features put into it. Loaded after login only, so that no public page waits for it. */
export const Inside = () => (
  <PartsProvider value={parts}>
    <InsideLayout drawer={menu} search={<ToolbarSearch drawer={menu} />} notices={<HoldWarning />} />
  </PartsProvider>
)
