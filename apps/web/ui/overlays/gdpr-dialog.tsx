import { appState, gdprAccepted, showInformation } from '../../platform/app-state.ts'
import { useParameters } from '../../platform/resources/resources.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { GdprNotice } from '../gdpr/gdpr-notice.tsx'
import { gdprTexts } from '../gdpr/texts.ts'
import { Button } from '../buttons/button.tsx'
import { texts } from './texts.ts'
import { Modal } from './modal.tsx'

/** The data-protection notice: stays until it is closed with its button, and remembers that it was when all of it was told. */
export const GdprDialog = () => {
  const t = useTranslate()
  const { information } = useStore(appState)
  const complete = useParameters() !== undefined
  const close = () => {
    // What was shown without saying who answers for the data was not shown yet.
    if (complete) gdprAccepted.set(1)
    showInformation('gdpr', false)
  }
  return (
    <Modal
      opened={information.gdpr}
      size={800}
      title={t(gdprTexts.title)}
      sticky
      buttons={
        <Button onClick={close} data-autofocus>
          {t(texts.close)}
        </Button>
      }
    >
      <GdprNotice />
    </Modal>
  )
}
