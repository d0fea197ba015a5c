import { screens } from '@dovolilnice/contract/screens'
import { frontScreen } from '../../platform/routing/screen.ts'
import { ForbiddenPage, NotFoundPage, ServerErrorPage } from './error-pages.tsx'

/** Not lazy: they are shown where a file did not come, too. */
export const errorRoutes = [
  frontScreen({ path: screens.forbidden, title: { sl: 'Dostop ni dovoljen', en: 'Access denied' }, component: ForbiddenPage }),
  frontScreen({ path: screens.notFound, title: { sl: 'Strani ni mogoče najti', en: 'Page not found' }, component: NotFoundPage }),
  frontScreen({ path: screens.serverError, title: { sl: 'Napaka na strežniku', en: 'Server error' }, component: ServerErrorPage }),
] as const
