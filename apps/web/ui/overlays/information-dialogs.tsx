import type { Text } from '@dovolilnice/contract/locale'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { appState, showInformation } from '../../platform/app-state.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import type { InformationTexts } from './information-texts.ts'
import { Button } from '../buttons/button.tsx'
import { texts } from './texts.ts'
import { Modal } from './modal.tsx'

interface InformationProps {
  which: 'terms' | 'instructions'
  title: Text
  children: ReactNode
}

const Information = ({ which, title, children }: InformationProps) => {
  const t = useTranslate()
  const { information } = useStore(appState)
  const close = () => showInformation(which, false)
  return (
    <Modal
      opened={information[which]}
      size={800}
      title={t(title)}
      onClose={close}
      sticky
      buttons={<Button onClick={close}>{t(texts.close)}</Button>}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </Modal>
  )
}

/** Terms of use and instructions beside a form that must not be left. */
export const InformationDialogs = ({ Terms, Instructions }: InformationTexts) => (
  <>
    <Information which="terms" title={texts.terms}>
      <Terms />
    </Information>
    <Information which="instructions" title={texts.instructions}>
      <Instructions />
    </Information>
  </>
)
