const day = 1440

/** Minutes since midnight as a clock here shows them: 300 → `5:00`; the end of the day is `24:00`. */
export const clockTime = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Typed text as minutes since midnight: `5`, `5:30`, `5.30`, `530` (number pads of phones have no colon), `24:00`; undefined if it is not a time. */
export const readTime = (typed: string): number | undefined => {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const sum = Number(hours) * 60 + Number(minutes)
  return sum <= day ? sum : undefined
}
