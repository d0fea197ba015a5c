import { addSentences } from '@dovolilnice/contract/field-rules'
import { staffSentences } from '@dovolilnice/contract/staff-sentences'
import { actDrawer } from './features/acts/acts.drawer.ts'
import { appealDrawer } from './features/appeals/appeals.drawer.ts'
import { applicationDrawer } from './features/applications/applications.drawer.ts'
import { bollardDrawer } from './features/bollards/bollards.drawer.ts'
import { bollardParts } from './features/bollards/bollards.parts.ts'
import { HoldWarning } from './features/bollards/warning/hold-warning.tsx'
import { counterDrawer } from './features/counter/counter.drawer.ts'
import { dashboardDrawer } from './features/dashboard/dashboard.drawer.ts'
import { eventDrawer } from './features/events/events.drawer.ts'
import { exportDrawer } from './features/exports/exports.drawer.ts'
import { accountingDrawer } from './features/accounting/accounting.drawer.ts'
import { invoiceDrawer } from './features/invoices/invoices.drawer.ts'
import { notificationDrawer } from './features/notifications/notifications.drawer.ts'
import { parkingDrawer } from './features/parking/parking.drawer.ts'
import { paymentDrawer } from './features/payments/payments.drawer.ts'
import { permitDrawer } from './features/permits/permits.drawer.ts'
import { outboxDrawer } from './features/outbox/outbox.drawer.ts'
import { jobDrawer } from './features/jobs/jobs.drawer.ts'
import { privacyDrawer } from './features/privacy/privacy.drawer.ts'
import { statisticsDrawer } from './features/statistics/statistics.drawer.ts'
import { statisticsParts } from './features/statistics/statistics.parts.ts'
import { subjectRequestDrawer } from './features/subject-requests/subject-requests.drawer.ts'
import { subjectRequestParts } from './features/subject-requests/subject-requests.parts.ts'
import { refundDrawer } from './features/refunds/refunds.drawer.ts'
import { settingsDrawer } from './features/settings/settings.drawer.ts'
import { wardenDrawer } from './features/warden/warden.drawer.ts'
import { userDrawer } from './features/users/users.drawer.ts'
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
import { defineTexts } from './platform/translate/message.ts'
import type { DrawerGroups } from './ui/shell/inside/drawer.tsx'
import { InsideLayout } from './ui/shell/inside/inside-layout.tsx'
import { PartsProvider } from './ui/states/part.tsx'

addSentences(staffSentences)

/** Headings of the drawer. The demands of the people at the desk come first, then money, the zone, the office. */
const headings = defineTexts({
  matters: { sl: 'Zadeve', en: 'Cases' },
  money: { sl: 'Denar', en: 'Money' },
  zone: { sl: 'Območje', en: 'Zone' },
  office: { sl: 'Uprava', en: 'Office' },
})

const drawer: DrawerGroups = [
  { entries: [...dashboardDrawer, ...statisticsDrawer] },
  { title: headings.matters, entries: [...applicationDrawer, ...actDrawer, ...appealDrawer, ...permitDrawer] },
  { title: headings.money, entries: [...paymentDrawer, ...invoiceDrawer, ...counterDrawer, ...refundDrawer, ...accountingDrawer] },
  { title: headings.zone, entries: [...parkingDrawer, ...bollardDrawer, ...wardenDrawer] },
  {
    title: headings.office,
    entries: [
      ...userDrawer,
      ...eventDrawer,
      ...notificationDrawer,
      ...exportDrawer,
      ...privacyDrawer,
      ...subjectRequestDrawer,
      ...jobDrawer,
      ...outboxDrawer,
    ],
  },
  { entries: settingsDrawer },
]

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
    <InsideLayout drawer={drawer} search={<ToolbarSearch drawer={drawer} />} notices={<HoldWarning />} />
  </PartsProvider>
)
