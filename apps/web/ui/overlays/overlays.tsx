import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { appState, changeApp } from '../../platform/app-state.ts'
import { closeColumnDialog, columnDialog } from '../../platform/column-choice.ts'
import { confirmStore } from '../../platform/confirm.ts'
import { showSnackbar } from '../../platform/snackbar.ts'
import { useStore } from '../../platform/store.ts'
import type { InformationTexts } from './information-texts.ts'
import { LoaderDialog } from './loader-dialog.tsx'
import { Snackbar } from './snackbar.tsx'
import { texts } from './texts.ts'

const closeAll = (): void => {
  changeApp({ information: { terms: false, gdpr: false, instructions: false } })
  closeColumnDialog()
  confirmStore.get()?.answer(false)
}

/** What lies over a screen does not stay over the next one. */
const useCloseOnTheWay = (): void => {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && closeAll()), [router])
}

type Dialogs = ComponentType<{ information: InformationTexts }>

/** The dialogs, loaded when the first of them opens. Where they do not come, nothing stays waiting for them. */
const useDialogs = (needed: boolean): Dialogs | undefined => {
  const [loaded, setLoaded] = useState<{ Dialogs: Dialogs }>()
  useEffect(() => {
    if (!needed || loaded !== undefined) return
    import('./dialogs.tsx').then(setLoaded, () => {
      closeAll()
      showSnackbar(texts.dialogMissing, { tone: 'bad', mode: 'multi-line' })
    })
  }, [needed, loaded])
  return loaded?.Dialogs
}

/** Everything that may lie over a page. */
export const Overlays = ({ information }: { information: InformationTexts }) => {
  const { information: open } = useStore(appState)
  const { dialog } = useStore(columnDialog)
  const asking = useStore(confirmStore) !== undefined
  const Dialogs = useDialogs(dialog || asking || open.gdpr || open.terms || open.instructions)
  useCloseOnTheWay()
  return (
    <>
      <LoaderDialog />
      <Snackbar />
      {Dialogs !== undefined && <Dialogs information={information} />}
    </>
  )
}
