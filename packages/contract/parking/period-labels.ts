import type { Text } from '../locale.ts'

/** What a price is paid for. By the hour, a permit is bought for some days and some hours of each. */
export const tariffPeriods = ['year', 'month', 'week', 'day', 'hour', 'once'] as const

/** One period, as written after an amount: "25,00 € na leto". */
export const periodLabels: Record<(typeof tariffPeriods)[number], Text> = {
  year: { sl: 'leto', en: 'year' },
  month: { sl: 'mesec', en: 'month' },
  week: { sl: 'teden', en: 'week' },
  day: { sl: 'dan', en: 'day' },
  hour: { sl: 'ura', en: 'hour' },
  once: { sl: 'enkratno', en: 'once' },
}
