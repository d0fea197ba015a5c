import { eventField } from '@dovolilnice/contract/events/event-fields'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { valueInWords } from './value-in-words.ts'
import { texts } from './texts.ts'
import { useTownNames } from './town-names.ts'

/** Writes a value of a form as its record's history would. */
export const useValueInWords = (topic: string): ((field: string, value: unknown) => string) => {
  const t = useTranslate()
  const locale = useLocale()
  const names = useTownNames()
  return (field, value) => valueInWords(eventField(field, topic) ?? null, value, { t, locale, names }) || t(texts.nothing)
}
