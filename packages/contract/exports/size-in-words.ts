import type { Locale } from '../locale.ts'

const decimal = (value: number, locale: Locale): string => {
  const text = value.toFixed(1)
  return locale === 'en' ? text : text.replace('.', ',')
}

/** `1234567` bytes → `1,2 MB`, in English `1.2 MB`; in thousands, as file managers count. */
export const sizeInWords = (bytes: number, locale: Locale): string => {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 1_000_000) return `${decimal(bytes / 1_000, locale)} kB`
  return `${decimal(bytes / 1_000_000, locale)} MB`
}

/** `75300` ms → `1 min 15 s`; under a minute with a tenth, `2,4 s`. */
export const durationInWords = (ms: number, locale: Locale): string => {
  const seconds = ms / 1_000
  if (seconds < 60) return `${decimal(seconds, locale)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}
