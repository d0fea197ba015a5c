import { furtherLocales, writtenLocales, type FurtherLocale, type Locale } from '@dovolilnice/contract/locale'
import { defineTexts, t, useParameters } from '../platform/kit.ts'

export const languageTexts = defineTexts({
  sl: { sl: 'slovenščina', en: 'Slovenian' },
  en: { sl: 'angleščina', en: 'English' },
  it: { sl: 'italijanščina', en: 'Italian' },
  hu: { sl: 'madžarščina', en: 'Hungarian' },
})

/** The languages that the town has switched on beside Slovenian and English. */
export const useFurtherLanguages = (): FurtherLocale[] => {
  const on = useParameters()?.languages
  return furtherLocales.filter((locale) => on !== undefined && on[locale] !== '')
}

/** The languages in which the town writes its names: Slovenian and English always, the further ones where it wants to (`optional`). */
export const useNameLanguages = (): { locale: Locale; optional: boolean }[] => [
  ...writtenLocales.map((locale) => ({ locale, optional: false })),
  ...useFurtherLanguages().map((locale) => ({ locale, optional: true })),
]

/** The languages in which a person of this town may be written to. */
export const useLanguageOptions = (): { value: Locale; label: string }[] =>
  [...writtenLocales, ...useFurtherLanguages()].map((value) => ({ value, label: t(languageTexts[value]) }))
