import type { Text } from '../locale.ts'
import type { TariffPeriod } from './permit-kind.ts'

/** One period, as written after an amount: "25,00 € na leto". */
export const periodLabels: Record<TariffPeriod, Text> = {
  year: { sl: 'leto', en: 'year' },
  month: { sl: 'mesec', en: 'month' },
  week: { sl: 'teden', en: 'week' },
  day: { sl: 'dan', en: 'day' },
  hour: { sl: 'ura', en: 'hour' },
  once: { sl: 'enkratno', en: 'once' },
}
