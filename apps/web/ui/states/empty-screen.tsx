import { defineTexts } from '../../platform/translate/message.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { EmptyState } from './empty-state.tsx'
import { Sheet } from '../sheet.tsx'

const texts = defineTexts({
  empty: { sl: 'Tu še ni ničesar', en: 'Nothing here yet' },
  why: { sl: 'Ta del pripravljamo.', en: 'This part is being prepared.' },
})

/** A screen that stands before its content does. */
export const EmptyScreen = () => {
  const t = useTranslate()
  return (
    <Sheet>
      <EmptyState title={t(texts.empty)} text={t(texts.why)} />
    </Sheet>
  )
}
