import { defineTexts } from '../../platform/translate/message.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'

const texts = defineTexts({
  title: { sl: 'Vsak seznam se prenese tam, kjer stoji', en: 'Every list is downloaded where it stands' },
  how: {
    sl: 'Odprite seznam, nastavite filtre in stolpce ter izberite gumb »Izvozi CSV« nad seznamom.',
    en: 'Open the list, set its filters and columns and choose “Export CSV” above it.',
  },
})

/** Where a person is led who looks for a file: lists are downloaded one by one, from their own screens. */
export const ExportsScreen = () => {
  const t = useTranslate()
  return (
    <Sheet>
      <EmptyState title={t(texts.title)} text={t(texts.how)} />
    </Sheet>
  )
}
