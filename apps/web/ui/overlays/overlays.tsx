import { lazy, Suspense } from 'react'
import { appState } from '../../platform/app-state.ts'
import { columnDialog } from '../../platform/column-choice.ts'
import { confirmStore } from '../../platform/confirm.ts'
import { useStore } from '../../platform/store.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import type { InformationTexts } from './information-texts.ts'
import { LoaderDialog } from './loader-dialog.tsx'
import { Snackbar } from './snackbar.tsx'

const Dialogs = lazy(() => import('./dialogs.tsx').then(({ Dialogs }) => ({ default: Dialogs })))

/** Everything that may lie over a page. The dialogs load when the first of them opens. */
export const Overlays = ({ information }: { information: InformationTexts }) => {
  const { information: open } = useStore(appState)
  const { dialog } = useStore(columnDialog)
  const asking = useStore(confirmStore) !== undefined
  const needed = dialog || asking || open.gdpr || open.terms || open.instructions
  return (
    <>
      <ConnectionBanner />
      <LoaderDialog />
      <Snackbar />
      {needed && (
        <Suspense fallback={null}>
          <Dialogs information={information} />
        </Suspense>
      )}
    </>
  )
}
