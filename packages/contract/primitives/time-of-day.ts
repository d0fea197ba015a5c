const day = 1440

/** Minutes since midnight as a clock here shows them: 300 → `5:00`; the end of the day is `24:00`. */
export const clockTime = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** What was typed as minutes since midnight: `5`, `5:30`, `5.30`, `530` (a phone's number pad has no colon), `24:00`; undefined where it is no time. */
export const readTime = (typed: string): number | undefined => {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const sum = Number(hours) * 60 + Number(minutes)
  return sum <= day ? sum : undefined
}
