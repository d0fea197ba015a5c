import type { listFailedJobs } from '@dovolilnice/contract/jobs/jobs'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

export const jobRoutes = [
  insideScreen({
    path: screens.jobs,
    title: { sl: 'Opravila v ozadju', en: 'Background work' },
    permission: 'jobs:manage',
    search: searchOf<ListSearch<typeof listFailedJobs>>(),
    component: lazyScreen(() => import('./jobs-screen.tsx'), 'JobsScreen'),
  }),
] as const
