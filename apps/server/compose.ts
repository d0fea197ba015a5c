import { addCatalogue } from '@dovolilnice/contract/locale'
import { hungarian } from './hungarian/hungarian.ts'
import { italian } from './italian/italian.ts'
import { mailTemplates } from './mail-templates.ts'
import { type Capabilities, isListRoute } from './platform/http/context.ts'
import type { Feature } from './platform/http/feature.ts'
import { platformOwners } from './platform/platform-owners.ts'
import type { Owner } from './platform/privacy/owner.ts'
import * as accessCapabilities from './features/access/access.capabilities.ts'
import { accessFeature } from './features/access/access.feature.ts'
import { accountingFeature } from './features/accounting/accounting.feature.ts'
import * as actsCapabilities from './features/acts/acts.capabilities.ts'
import { actsFeature } from './features/acts/acts.feature.ts'
import * as addressesCapabilities from './features/addresses/addresses.capabilities.ts'
import { addressesFeature } from './features/addresses/addresses.feature.ts'
import * as administrativeFeesCapabilities from './features/administrative-fees/administrative-fees.capabilities.ts'
import { administrativeFeesFeature } from './features/administrative-fees/administrative-fees.feature.ts'
import * as appealsCapabilities from './features/appeals/appeals.capabilities.ts'
import { appealsFeature } from './features/appeals/appeals.feature.ts'
import * as applicationsCapabilities from './features/applications/applications.capabilities.ts'
import { applicationsFeature } from './features/applications/applications.feature.ts'
import * as bollardsCapabilities from './features/bollards/bollards.capabilities.ts'
import { bollardsFeature } from './features/bollards/bollards.feature.ts'
import { coinMachinesFeature } from './features/coin-machines/coin-machines.feature.ts'
import { counterFeature } from './features/counter/counter.feature.ts'
import { dashboardFeature } from './features/dashboard/dashboard.feature.ts'
import * as documentsCapabilities from './features/documents/documents.capabilities.ts'
import { documentsFeature } from './features/documents/documents.feature.ts'
import { markCopies } from './features/documents/purpose-mark/mark-copies.ts'
import * as eventsCapabilities from './features/events/events.capabilities.ts'
import { eventsFeature } from './features/events/events.feature.ts'
import { exportsFeature } from './features/exports/exports.feature.ts'
import { identityProviderFeature } from './features/identity-provider/identity-provider.feature.ts'
import { importsFeature } from './features/imports/imports.feature.ts'
import * as invoicesCapabilities from './features/invoices/invoices.capabilities.ts'
import { invoicesFeature } from './features/invoices/invoices.feature.ts'
import { jobsFeature } from './features/jobs/jobs.feature.ts'
import { notificationsFeature } from './features/notifications/notifications.feature.ts'
import * as onlinePaymentsCapabilities from './features/online-payments/online-payments.capabilities.ts'
import { onlinePaymentsFeature } from './features/online-payments/online-payments.feature.ts'
import { openDataFeature } from './features/open-data/open-data.feature.ts'
import { parkingFeature } from './features/parking/parking.feature.ts'
import * as paymentsCapabilities from './features/payments/payments.capabilities.ts'
import { paymentsFeature } from './features/payments/payments.feature.ts'
import * as permitsCapabilities from './features/permits/permits.capabilities.ts'
import { permitsFeature } from './features/permits/permits.feature.ts'
import * as privacyCapabilities from './features/privacy/privacy.capabilities.ts'
import { privacyFeature } from './features/privacy/privacy.feature.ts'
import * as proFormasCapabilities from './features/pro-formas/pro-formas.capabilities.ts'
import { proFormasFeature } from './features/pro-formas/pro-formas.feature.ts'
import * as refundsCapabilities from './features/refunds/refunds.capabilities.ts'
import { refundsFeature } from './features/refunds/refunds.feature.ts'
import * as resourcesCapabilities from './features/resources/resources.capabilities.ts'
import { resourcesFeature } from './features/resources/resources.feature.ts'
import { searchFeature } from './features/search/search.feature.ts'
import * as secondFactorCapabilities from './features/second-factor/second-factor.capabilities.ts'
import { secondFactorFeature } from './features/second-factor/second-factor.feature.ts'
import * as sessionCapabilities from './features/session/session.capabilities.ts'
import { sessionFeature } from './features/session/session.feature.ts'
import { statisticsFeature } from './features/statistics/statistics.feature.ts'
import { subjectRequestsFeature } from './features/subject-requests/subject-requests.feature.ts'
import * as usersCapabilities from './features/users/users.capabilities.ts'
import { usersFeature } from './features/users/users.feature.ts'
import { readWalletIssuer } from './features/wallet/issuer.ts'
import { walletFeature } from './features/wallet/wallet.feature.ts'

addCatalogue('it', italian)
addCatalogue('hu', hungarian)

/** Every feature of the product. */
export const features: readonly Feature[] = [
  sessionFeature,
  secondFactorFeature,
  identityProviderFeature,
  resourcesFeature,
  eventsFeature,
  usersFeature,
  privacyFeature,
  subjectRequestsFeature,
  searchFeature,
  accountingFeature,
  dashboardFeature,
  statisticsFeature,
  applicationsFeature,
  administrativeFeesFeature,
  actsFeature,
  appealsFeature,
  proFormasFeature,
  documentsFeature,
  permitsFeature,
  walletFeature,
  invoicesFeature,
  parkingFeature,
  paymentsFeature,
  counterFeature,
  onlinePaymentsFeature,
  refundsFeature,
  notificationsFeature,
  accessFeature,
  bollardsFeature,
  coinMachinesFeature,
  exportsFeature,
  importsFeature,
  addressesFeature,
  jobsFeature,
  openDataFeature,
]

/** Everyone who owns tables: the features and the platform. */
export const owners: readonly Owner[] = [...features, ...platformOwners]

/** What features offer one another is what `<feature>.capabilities.ts` exports. */
type Offered = typeof accessCapabilities &
  typeof actsCapabilities &
  typeof addressesCapabilities &
  typeof administrativeFeesCapabilities &
  typeof appealsCapabilities &
  typeof applicationsCapabilities &
  typeof bollardsCapabilities &
  typeof documentsCapabilities &
  typeof eventsCapabilities &
  typeof invoicesCapabilities &
  typeof onlinePaymentsCapabilities &
  typeof paymentsCapabilities &
  typeof permitsCapabilities &
  typeof privacyCapabilities &
  typeof proFormasCapabilities &
  typeof refundsCapabilities &
  typeof resourcesCapabilities &
  typeof secondFactorCapabilities &
  typeof sessionCapabilities &
  typeof usersCapabilities

declare module './platform/http/context.ts' {
  interface Capabilities extends Offered {
    readWalletIssuer: typeof readWalletIssuer
  }
}

/** What features offer one another, each in its `<feature>.capabilities.ts`: the only way from one to the next. */
export const capabilities: Capabilities = {
  ...accessCapabilities,
  ...actsCapabilities,
  ...addressesCapabilities,
  ...administrativeFeesCapabilities,
  ...appealsCapabilities,
  ...applicationsCapabilities,
  ...bollardsCapabilities,
  ...documentsCapabilities,
  ...eventsCapabilities,
  ...invoicesCapabilities,
  ...onlinePaymentsCapabilities,
  ...paymentsCapabilities,
  ...permitsCapabilities,
  ...privacyCapabilities,
  ...proFormasCapabilities,
  ...refundsCapabilities,
  ...resourcesCapabilities,
  ...secondFactorCapabilities,
  ...sessionCapabilities,
  ...usersCapabilities,
  readWalletIssuer,
  finishDocuments: markCopies,
  mailTemplates,
  lists: features.flatMap(({ routes }) => routes.filter(isListRoute)).filter(({ operation }) => operation.list.onScreenOnly !== true),
  searchSources: features.flatMap(({ search }) => (typeof search === 'object' ? search : [])),
}
