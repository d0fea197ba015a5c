import { screens } from '@dovolilnice/contract/screens'
import type { listSubjectRequests } from '@dovolilnice/contract/subject-requests/operations'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

export const subjectRequestRoutes = [
  insideScreen({
    path: screens.subjectRequests,
    title: { sl: 'Zahteve posameznikov', en: 'Requests of data subjects' },
    permission: 'privacy:read',
    search: searchOf<ListSearch<typeof listSubjectRequests>>(),
    component: lazyScreen(() => import('./subject-requests-screen.tsx'), 'SubjectRequestsScreen'),
  }),
  insideScreen({
    path: screens.subjectRequest,
    title: { sl: 'Zahteva posameznika', en: 'Request of a data subject' },
    permission: 'privacy:read',
    component: lazyScreen(() => import('./subject-request-screen.tsx'), 'SubjectRequestScreen'),
  }),
] as const
