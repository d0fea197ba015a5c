import { Suspense } from 'react'
import { useMay } from '../../../platform/kit.ts'
import { lazyPart, ScreenLoading } from '../../../ui/kit.ts'
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
