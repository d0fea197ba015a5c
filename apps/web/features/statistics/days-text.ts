import type { Locale } from '@dovolilnice/contract/locale'
import { translate } from '../../platform/translate/message.ts'
import { texts } from './texts.ts'

/** A median may be half a day more: `2,5 dneva`, though `2 dneva`, `3 dnevi`. */
export const daysText = (count: number, locale: Locale): string =>
  translate(Number.isInteger(count) ? texts.days : texts.partOfDays, locale, { count })
