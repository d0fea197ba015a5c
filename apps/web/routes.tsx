import { type RouterHistory, createRouter } from '@tanstack/react-router'
import { actFrontRoutes, actRoutes } from './features/acts/acts.routes.ts'
import { appealRoutes } from './features/appeals/appeals.routes.ts'
import { applicationFrontRoutes, applicationRoutes } from './features/applications/applications.routes.ts'
import { accessRoutes } from './features/access/access.routes.ts'
import { bollardRoutes } from './features/bollards/bollards.routes.ts'
import { counterRoutes } from './features/counter/counter.routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts'
import { eventRoutes } from './features/events/events.routes.ts'
import { exportRoutes } from './features/exports/exports.routes.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { accountingRoutes } from './features/accounting/accounting.routes.ts'
import { invoiceRoutes } from './features/invoices/invoices.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { onlinePaymentRoutes } from './features/online-payments/online-payments.routes.ts'
import { parkingRoutes } from './features/parking/parking.routes.ts'
import { paymentRoutes } from './features/payments/payments.routes.ts'
import { permitFrontRoutes, permitRoutes } from './features/permits/permits.routes.ts'
import { outboxRoutes } from './features/outbox/outbox.routes.ts'
import { jobRoutes } from './features/jobs/jobs.routes.ts'
import { privacyRoutes } from './features/privacy/privacy.routes.ts'
import { subjectRequestRoutes } from './features/subject-requests/subject-requests.routes.ts'
import { refundRoutes } from './features/refunds/refunds.routes.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { statisticsRoutes } from './features/statistics/statistics.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { wardenRoutes } from './features/warden/warden.routes.ts'
import { userRoutes } from './features/users/users.routes.ts'
import { lazyScreen, front, inside, root, frontScreen } from './platform/routing/screen.ts'
import { parseSearch, stringifySearch } from './platform/routing/query-values.ts'
import { inPageLocale } from './platform/translate/translate.ts'
import { FailedScreen, NotFoundPage, ForbiddenPage, ServerErrorPage } from './ui/shell/error-pages.tsx'
import { FrontLayout } from './ui/shell/front/front-layout.tsx'
import { RootFrame } from './ui/shell/root-frame.tsx'
import { LoadingAtFirst, ScreenLoading } from './ui/shell/screen-loading.tsx'
import { lazyPart } from './ui/states/lazy-part.tsx'
import { screens } from '@dovolilnice/contract/screens'

/** Not lazy: they are shown where a file did not come, too. */
const errorRoutes = [
  frontScreen({ path: screens.forbidden, title: { sl: 'Dostop ni dovoljen', en: 'Access denied' }, component: ForbiddenPage }),
  frontScreen({ path: screens.notFound, title: { sl: 'Strani ni mogoče najti', en: 'Page not found' }, component: NotFoundPage }),
  frontScreen({ path: screens.serverError, title: { sl: 'Napaka na strežniku', en: 'Server error' }, component: ServerErrorPage }),
] as const

/** Texts of a feature that the overlays show in dialogs. */
const information = {
  Terms: lazyPart(() => import('./features/home/terms-text.tsx').then(({ TermsText }) => TermsText)),
  Instructions: lazyPart(() => import('./features/home/instructions-text.tsx').then(({ InstructionsText }) => InstructionsText)),
}

root.update({
  component: inPageLocale(() => <RootFrame information={information} />),
  notFoundComponent: inPageLocale(() => (
    <FrontLayout>
      <NotFoundPage />
    </FrontLayout>
  )),
  errorComponent: inPageLocale(FailedScreen),
})
front.update({ component: inPageLocale(FrontLayout) })
inside.update({ component: inPageLocale(lazyScreen(() => import('./compose.tsx'), 'Inside')) })

const frontRoutes = [
  ...homeRoutes,
  ...applicationFrontRoutes,
  ...permitFrontRoutes,
  ...actFrontRoutes,
  ...onlinePaymentRoutes,
  ...sessionRoutes,
  ...errorRoutes,
] as const

const insideRoutes = [
  ...dashboardRoutes,
  ...statisticsRoutes,
  ...applicationRoutes,
  ...actRoutes,
  ...appealRoutes,
  ...permitRoutes,
  ...paymentRoutes,
  ...accountingRoutes,
  ...invoiceRoutes,
  ...counterRoutes,
  ...parkingRoutes,
  ...userRoutes,
  ...eventRoutes,
  ...notificationRoutes,
  ...refundRoutes,
  ...exportRoutes,
  ...privacyRoutes,
  ...jobRoutes,
  ...outboxRoutes,
  ...subjectRequestRoutes,
  ...accessRoutes,
  ...bollardRoutes,
  ...wardenRoutes,
  ...settingsRoutes,
] as const

/** The page's router; prerendering gives it a history of its own. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: root.addChildren([front.addChildren(frontRoutes), inside.addChildren(insideRoutes)]),
    ...(history && { history }),
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Another record is another screen: an open form or dialog of one must never be carried over to the next.
    defaultRemountDeps: ({ params }) => params,
    // Prerendered, it would be an inline script, which the Content-Security-Policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    defaultPendingComponent: inPageLocale(ScreenLoading),
    InnerWrap: inPageLocale(LoadingAtFirst),
    defaultErrorComponent: inPageLocale(FailedScreen),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
