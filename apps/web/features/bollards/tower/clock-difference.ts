import type { Locale } from '@dovolilnice/contract/locale'

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** How far apart two clocks are, in the largest unit of which there are two: `45 seconds`, `3 hours`. @param seconds ahead, or behind when negative */
export const clockDifference = (seconds: number, locale: Locale): string => {
  const apart = Math.abs(seconds)
  const { unit, seconds: one } = units.find((each) => apart >= 2 * each.seconds) ?? { unit: 'second', seconds: 1 }
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(apart / one))
}
