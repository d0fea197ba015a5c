import { eventField } from '@dovolilnice/contract/events/event-fields'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { spokenValue } from './spoken-values.ts'
import { texts } from './texts.ts'
import { useTownNames } from './town-names.ts'

/** Tells a field of a form as its record's history would tell it. */
export const useSpoken = (topic: string): ((field: string, value: unknown) => string) => {
  const t = useTranslate()
  const locale = useLocale()
  const names = useTownNames()
  return (field, value) => spokenValue(field, topic, eventField(field, topic) ?? null, value, { t, locale, names }) || t(texts.nothing)
}
