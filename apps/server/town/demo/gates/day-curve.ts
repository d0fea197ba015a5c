import type { Random } from '../random.ts'

/** How busy an hour of the day is, from midnight: delivery in the morning, residents at noon and in the evening. */
const busyness = [1, 0.5, 0.3, 0.3, 1, 6, 12, 15, 14, 11, 7, 6, 7, 8, 7, 8, 10, 11, 9, 7, 5, 4, 3, 2] as const
const hours = busyness.map((weight, hour) => [hour, weight] as const)

/** Minutes since local midnight at which someone comes to a gate. */
export const arrival = (random: Random): number => random.weighted(hours) * 60 + random.int(0, 59)

/** The number of passages on a day: fewer on Saturdays, fewest on Sundays. */
export const arrivalsOn = (day: string, random: Random): number => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const usual = weekday === 0 ? 18 : weekday === 6 ? 32 : 52
  return Math.round(usual * (0.8 + random.next() * 0.4))
}
