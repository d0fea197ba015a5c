import type { listFailedJobs } from '@dovolilnice/contract/jobs/jobs'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen } from '../../platform/routing/lazy-screen.ts'
import { insideScreen } from '../../platform/routing/screen.ts'
import { searchOf } from '../../platform/routing/search.ts'
import type { ListSearch } from '../../platform/routing/search.ts'

export const jobRoutes = [
  insideScreen({
    path: screens.jobs,
    title: { sl: 'Opravila v ozadju', en: 'Background work' },
    permission: 'jobs:manage',
    search: searchOf<ListSearch<typeof listFailedJobs>>(),
    component: lazyScreen(() => import('./jobs-screen.tsx'), 'JobsScreen'),
  }),
] as const
