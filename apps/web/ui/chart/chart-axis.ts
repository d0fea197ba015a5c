/**
 * The round numbers beside a chart from 0 up, four or five steps of 1, 2, 2.5 or 5 times a power of ten, never parts of one. Where something is
 * below 0, the same steps go on down.
 * @param highest the largest value drawn, 0 when there is none
 * @param lowest the smallest, where it is below 0
 */
export const axisOf = (highest: number, lowest = 0): { top: number; bottom: number; ticks: number[] } => {
  const rough = Math.max(1, (highest - lowest) / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.ceil([1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough)
  const below = Math.ceil(-lowest / step)
  const above = Math.max(below > 0 ? 0 : 1, Math.ceil(highest / step))
  const ticks = Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step)
  return { top: above * step, bottom: -below * step, ticks }
}
