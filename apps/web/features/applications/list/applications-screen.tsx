import { Suspense } from 'react'
import { useMay } from '../../../platform/session/use-session.ts'
import { ScreenLoading } from '../../../ui/shell/screen-loading.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import { QueueScreen } from '../queue/queue-screen.tsx'

const OwnApplications = lazyPart(() => import('./own-applications.tsx').then(({ OwnApplications: Own }) => Own))

/** Staff sees everyone's applications, a person their own. */
export const ApplicationsScreen = () =>
  useMay()('applications:read') ? (
    <QueueScreen />
  ) : (
    <Suspense fallback={<ScreenLoading />}>
      <OwnApplications />
    </Suspense>
  )
