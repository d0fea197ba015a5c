import type { Locale } from '@dovolilnice/contract/locale'
import { useStore } from '../store.ts'
import { localeStore } from './locale-store.ts'
import { translate } from './message.ts'
import type { Message, Values } from './message.ts'

export type Translate = <M extends Message>(message: M, ...values: Values<M>) => string

export const useLocale = (): Locale => useStore(localeStore)

const inLocale: Record<Locale, Translate> = {
  sl: (message, ...values) => translate(message, 'sl', ...values),
  en: (message, ...values) => translate(message, 'en', ...values),
  it: (message, ...values) => translate(message, 'it', ...values),
  hu: (message, ...values) => translate(message, 'hu', ...values),
}

/** `const t = useTranslate()`, then `t(texts.title)` or `t(texts.found, { count })`. Also takes texts that came from the server. */
export const useTranslate = (): Translate => inLocale[useLocale()]
